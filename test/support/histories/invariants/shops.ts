/** Shops: what changed of a code that a shop saved reached it, or waits; in order, and nothing else did. */
import { maxApiKeys } from '#shared/domain/apiKeys.ts';
import { formatCode } from '#shared/domain/code.ts';
import { levelOf } from '#shared/domain/visibility.ts';
import type { Item } from '#test/support/world.ts';
import type { Entry, Journal, TableState } from '../journal.ts';
import type { Life } from '../life.ts';
import type { Told } from '../receivers.ts';
import { isCode } from './codes.ts';

const areaFields = ['title', 'suburb', 'city', 'province'] as const;
const placeFields = [
  ...areaFields,
  'description',
  'latitude',
  'longitude',
  'addressLine1',
  'addressLine2',
] as const;

type Fields = Readonly<Record<string, unknown>>;

/** What a shop may know of a code; null where it is deleted or private. */
function shownOf(item: Item | null): Fields | null {
  if (item?.['type'] !== 'zarcode') return null;
  const level = levelOf(item);
  if (level === 'private') return null;
  const names = level === 'area' ? areaFields : placeFields;
  return {
    level,
    ...Object.fromEntries(names.map((name) => [name, item[name]])),
    verified: item['verified'],
  };
}

interface Event {
  readonly id: string;
  readonly code: string;
  readonly version: number;
  readonly type: string;
  readonly shown: Fields | null;
  /** False where nothing of the place changed: that may be told, and need not be. */
  readonly mustBeTold: boolean;
  /** In the journal. */
  readonly at: number;
}

/** Null for what no visitor could see. */
function typeOf({ before, after }: Entry, old: Fields | null, now: Fields | null): string | null {
  if (before === null || !['zarcode', 'tombstone'].includes(before['type'])) return null;
  if (old === null) return now === null ? null : 'code.updated';
  if (after?.['type'] !== 'zarcode') return 'code.withdrawn';
  if (now === null || (old['level'] === 'public' && now['level'] === 'area')) return 'code.restricted';
  const hasMoved = old['latitude'] !== now['latitude'] || old['longitude'] !== now['longitude'];
  if (old['level'] === 'public' && hasMoved) return 'code.moved';
  return 'code.updated';
}

function eventsOf(journal: Journal): Event[] {
  return journal.flatMap((entry, at): Event[] => {
    if (!isCode(entry)) return [];
    const { before, after } = entry;
    const [old, shown] = [shownOf(before), shownOf(after)];
    const type = typeOf(entry, old, shown);
    if (type === null) return [];
    const [, code = ''] = String((after ?? before)?.['pk']).split('#');
    const version = Number(after?.['version'] ?? Number(before?.['version']) + 1);
    const id = `whd_${code}${String(version).padStart(13, '0')}`;
    const mustBeTold = JSON.stringify(old) !== JSON.stringify(shown);
    return [{ id, code, version, type, shown, mustBeTold, at }];
  });
}

/** When in the journal an item came and went. */
interface Span {
  readonly from: number;
  to: number;
}

function spansOf(journal: Journal, type: string, nameOf: (item: Item) => string): Map<string, Span[]> {
  const spans = new Map<string, Span[]>();
  for (const [at, { before, after }] of journal.entries()) {
    const item = after ?? before;
    if (item?.['type'] !== type) continue;
    const ofItem = spans.get(nameOf(item)) ?? [];
    const last = ofItem.at(-1);
    if (after === null && last !== undefined) last.to = at;
    if (before === null) ofItem.push({ from: at, to: Number.POSITIVE_INFINITY });
    spans.set(nameOf(item), ofItem);
  }
  return spans;
}

/** Since when it has been there without a break; null where it is not. */
const since = (spans: readonly Span[] | undefined): number | null => {
  const last = spans?.at(-1);
  return last?.to === Number.POSITIVE_INFINITY ? last.from : null;
};

const savedName = (item: Item) => `${item['sk']} ${String(item['pk']).split('#')[1]}`;

/** Each change of a code that a shop had saved by then was taken, or waits in its queue. */
function lostChanges(journal: Journal, table: TableState, told: readonly Told[]): string[] {
  const events = Map.groupBy(eventsOf(journal), ({ code }) => code);
  const webhooks = spansOf(journal, 'webhook', ({ keyId }) => keyId);
  const taken = new Set(told.filter(({ isTaken }) => isTaken).map(({ keyId, id }) => `${keyId} ${id}`));
  const waiting = new Set(table.ofType('delivery').map(({ keyId, id }) => `${keyId} ${id}`));
  return [...spansOf(journal, 'savedCode', savedName)].flatMap(([name, spans]) => {
    const [keyId = '', code = ''] = name.split(' ');
    const [saved, hooked] = [since(spans), since(webhooks.get(keyId))];
    if (saved === null || hooked === null) return [];
    return (events.get(code) ?? [])
      .filter(({ at, id, mustBeTold }) => {
        const isKnown = taken.has(`${keyId} ${id}`) || waiting.has(`${keyId} ${id}`);
        return mustBeTold && at > saved && at > hooked && !isKnown;
      })
      .map(({ id, type }) => `${keyId} was never told ${type} by ${id}`);
  });
}

/** Of one code a shop gets no change before an earlier one, save what it has had already. */
function disorder(told: readonly Told[]): string[] {
  const ofCodes = Map.groupBy(told, ({ keyId, code }) => `${keyId} ${code}`);
  return [...ofCodes.values()].flatMap((calls) => {
    const taken = new Set<string>();
    let latest = '';
    return calls.flatMap(({ keyId, id, isTaken }) => {
      const isLate = id < latest && !taken.has(id);
      if (isTaken) taken.add(id);
      if (id > latest) latest = id;
      return isLate ? [`${keyId} was told ${id} after ${latest}`] : [];
    });
  });
}

const ranks: Readonly<Record<string, number>> = { nothing: 0, area: 1, whole: 2, public: 2 };

/** It says what happened and how the code was then, but nothing that is not shown any more. */
function wrongBodies(journal: Journal, told: readonly Told[]): string[] {
  const events = new Map(eventsOf(journal).map((event) => [event.id, event]));
  const saved = spansOf(journal, 'savedCode', savedName);
  return told.flatMap(({ keyId, id, code, body, view }) => {
    const { type, data } = body;
    const event = events.get(id);
    const level = String(data['level'] ?? 'nothing');
    const differs = Object.entries(event?.shown ?? {}).some(
      // What is empty is left out.
      ([name, value]) =>
        name !== 'level' && name in data && JSON.stringify(data[name]) !== JSON.stringify(value),
    );
    const isHidden = (ranks[level] ?? 3) > (ranks[view] ?? 0);
    const isAsThen = level === String(event?.shown?.['level'] ?? 'nothing');
    // Less is shown only where less may be seen by now.
    const isLess = ranks[level] === ranks[view];
    return [
      ...(saved.has(`${keyId} ${code}`) ? [] : [`${keyId} was told of ${code}, which it never saved`]),
      ...(event?.type === type && data['code'] === formatCode(code)
        ? []
        : [`${keyId} was told ${type} by ${id}, which was ${event?.type}`]),
      ...(isHidden ? [`${keyId} was told ${level} of ${code} by ${id}, of which ${view} is shown`] : []),
      ...((isAsThen && !differs) || isLess
        ? []
        : [`${id} does not say how ${code} was: ${JSON.stringify(body)}`]),
    ];
  });
}

/** At most ten at any moment. */
function tooManyKeys(journal: Journal): string[] {
  const counts = new Map<string, number>();
  return journal.flatMap(({ before, after }) => {
    const item = after ?? before;
    if (item?.['type'] !== 'apiKey') return [];
    const by = (after === null ? 0 : 1) - (before === null ? 0 : 1);
    const count = (counts.get(item['userId']) ?? 0) + by;
    counts.set(item['userId'], count);
    return count <= maxApiKeys ? [] : [`${item['userId']} has ${count} keys`];
  });
}

/** What was served was counted. Counts go with their key. */
function uncounted(table: TableState, { served }: Life): string[] {
  return [...served].flatMap(([name, calls]) => {
    const [keyId = '', day = ''] = name.split(' ');
    if (table.get(`APIKEY#${keyId}`, 'APIKEY') === undefined) return [];
    const counted = Number(table.get(`APIUSAGE#${keyId}`, day)?.['calls'] ?? 0);
    return counted >= calls ? [] : [`${keyId} was served ${calls} look-ups on ${day}, and ${counted} count`];
  });
}

/** What a key had goes with it. */
function leftovers({ ofType, get }: TableState): string[] {
  const ofKeys = [
    ...['webhook', 'delivery', 'delivered'].flatMap((type) =>
      ofType(type).map((item) => [type, item['keyId']]),
    ),
    ...ofType('savedCode').map(({ sk }) => ['savedCode', sk]),
  ];
  return ofKeys
    .filter(([, keyId]) => get(`APIKEY#${keyId}`, 'APIKEY') === undefined)
    .map(([type, keyId]) => `${keyId} was revoked, and a ${type} of it is left`);
}

export function shopProblems(table: TableState, journal: Journal, life: Life): string[] {
  const { told, problems } = life.receivers;
  return [
    ...problems,
    ...lostChanges(journal, table, told),
    ...disorder(told),
    ...wrongBodies(journal, told),
    ...tooManyKeys(journal),
    ...uncounted(table, life),
    ...leftovers(table),
  ];
}
