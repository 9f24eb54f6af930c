/** Nobody saw of a code what they may not. */
import { erasedUserId } from '#functions/data/erased.ts';
import { levelOf, type Visibility } from '#shared/domain/visibility.ts';
import type { Item } from '#test/support/world.ts';
import type { Journal, TableState } from '../journal.ts';
import type { Life } from '../life.ts';
import type { Look, MadePass, Versions } from '../looks.ts';
import { isCode, isEdit } from './codes.ts';

/** What a version of a code says of who may see it. */
interface State {
  /** Null where the code is deleted. */
  readonly level: Visibility | null;
  readonly pinHash: string | null;
}

type States = ReadonlyMap<string, ReadonlyMap<number, State>>;

/** Each code's, by its versions, of which every change makes one. A PIN is written after the code of its transaction. */
function statesOf(journal: Journal): States {
  const states = new Map<string, Map<number, State>>();
  const latest = new Map<string, { version: number; level: Visibility | null; pinHash: string | null }>();
  for (const { before, after } of journal) {
    const { pk, sk } = (after ?? before) as Item;
    const [kind, code = ''] = String(pk).split('#');
    const isPin = kind === 'ACCESS' && sk === 'PIN';
    if (kind !== 'CODE' && !isPin) continue;
    const earlier = latest.get(code) ?? { version: 0, level: null, pinHash: null };
    const state = isPin
      ? { ...earlier, pinHash: after === null ? null : String(after['hash']) }
      : {
          ...earlier,
          version: Number(after?.['version']),
          level: after?.['type'] === 'zarcode' ? levelOf(after) : null,
        };
    latest.set(code, state);
    const versions = states.get(code) ?? new Map<number, State>();
    states.set(code, versions.set(state.version, state));
  }
  return states;
}

const between = (states: States, code: string, { first, last }: Versions): State[] =>
  [...(states.get(code) ?? [])]
    .filter(([version]) => version >= first && version <= last)
    .map(([, state]) => state);

/** A place is shown only while it is public, to its owner, or to who brings what opens it then. */
function forbidden(states: States, look: Look): string[] {
  const { route, personId, asked, pin, pass } = look;
  return look.codes.flatMap(({ code, view, ownerIds, ...versions }) => {
    if (view === 'nothing' || (personId !== null && ownerIds.includes(personId))) return [];
    const seen = between(states, code, versions);
    const isAsked = code === asked && route === 'zarcodes.get';
    const mayOpen =
      isAsked &&
      ((pass?.wasOpen === true && pass.code === code) ||
        seen.some(({ level, pinHash }) => level === 'area' && pinHash === `plain:${pin}`));
    const levels = view === 'whole' ? ['public'] : ['public', 'area'];
    if (mayOpen || seen.some(({ level }) => level !== null && levels.includes(level))) return [];
    const who = personId ?? 'a visitor';
    const by = pass === null ? (pin ?? 'nothing') : pass.id;
    const found = seen.map(({ level }) => level).join();
    return [
      `${route} showed ${view} of ${code}, which was ${found}, to ${who} with ${by}: ${look.answer.raw}`,
    ];
  });
}

/** Except for the codes that may be meant instead, which are others. */
const told = ({ status, body, raw, headers }: Look['answer']) =>
  JSON.stringify([
    status,
    typeof body === 'string' ? raw : { ...body, suggestions: [] },
    headers['cache-control'],
  ]);

/** A private code is to others as if it had never been issued. */
function unlikeUnknown(states: States, { route, asked, answer, unknown, codes }: Look): string[] {
  const versions = codes.find(({ code }) => code === asked);
  if (unknown === null || versions === undefined) return [];
  const isPrivate = between(states, asked, versions).every(({ level }) => level === 'private');
  if (!isPrivate || told(answer) === told(unknown)) return [];
  return [`${route} of ${asked}, which is private: ${told(answer)}, of an unknown code: ${told(unknown)}`];
}

function openedTooOften(looks: readonly Look[], { id, code, openings }: MadePass): string[] {
  const opened = looks.filter(
    ({ pass, answer }) => pass?.id === id && answer.body.openedBy === 'pass',
  ).length;
  return openings === null || opened <= openings
    ? []
    : [`the pass ${id} of ${code} opened it ${opened} times, of at most ${openings}`];
}

export function lookProblems(journal: Journal, { looks, passes }: Life): string[] {
  const states = statesOf(journal);
  return [
    ...looks.flatMap((look) => [...forbidden(states, look), ...unlikeUnknown(states, look)]),
    ...passes.flatMap((pass) => openedTooOften(looks, pass)),
  ];
}

/** A new code is public, and an edit, a deletion or its undoing leaves the level as it was. */
export function levelChanges(journal: Journal): string[] {
  const levels = new Map<string, Visibility>();
  return journal.filter(isCode).flatMap(({ before, after }) => {
    if (after?.['type'] !== 'zarcode') return [];
    const code = String(after['code']);
    const [was, is] = [levels.get(code) ?? 'public', levelOf(after)];
    levels.set(code, is);
    const isSet = before?.['type'] === 'zarcode' && !isEdit({ before, after });
    return was === is || isSet ? [] : [`${code} was ${was} and became ${is}, which nobody has said`];
  });
}

/** Once all is done: what others search and list has no private code, and no point of an area; each has who may open it. */
export function hiddenProblems({ ofType }: TableState): string[] {
  const hidden = new Map(
    ofType('zarcode').flatMap((item) => (levelOf(item) === 'public' ? [] : [[item['code'], item]])),
  );
  const entries = [...ofType('word'), ...ofType('creatorWord')].flatMap((entry) => {
    const level = hidden.get(entry['code'])?.['visibility'];
    const isShown =
      level === 'private' || (level === 'area' && entry['type'] === 'word' && 'latitude' in entry);
    return isShown ? [`${entry['pk']} ${entry['sk']} shows ${entry['code']}, which is ${level}`] : [];
  });
  const codes = [...hidden.values()].flatMap(({ code, cellPk, ownerId }) => [
    ...(cellPk === undefined ? [] : [`${code} is on the map, and not public`]),
    ...(ownerId === erasedUserId ? [`${code} is not public, and nobody is left who can open it`] : []),
  ]);
  return [...entries, ...codes];
}
