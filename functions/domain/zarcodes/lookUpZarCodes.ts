import type { User } from '#functions/data/users.ts';
import { getCodeItems, isReserved, parseZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { BatchInput, Refusal } from '#shared/contract/batchFields.ts';
import { type Viewer, viewOf } from '#shared/domain/visibility.ts';
import { countMisses, uncountMisses } from './countMisses.ts';
import { type Miss, missOf, readMeant } from './explainMisses.ts';
import type { OpenedPass } from './openCode.ts';
import { type Driver, type Stop, type TriedStop, tryStop } from './tryStop.ts';

interface LookUps extends Omit<Driver, 'caller'> {
  readonly input: BatchInput;
  /** Null without a session. */
  readonly session: Promise<User | null> | null;
}

export interface ShownCode {
  readonly zarCode: ZarCode;
  readonly viewer: Viewer;
  readonly pass: OpenedPass | null;
}

/** Each in the order of the request. */
interface LookedUp {
  readonly shown: readonly ShownCode[];
  /** With the codes that may have been meant, the likeliest first; null where none were read. */
  readonly missing: readonly {
    readonly code: string;
    readonly meant: readonly ZarCode[] | null;
    readonly isReserved: boolean;
  }[];
  readonly refused: readonly { readonly code: string; readonly reason: Refusal }[];
}

/**
 * Several codes that anybody looks up, each once: one read of the codes, and one of what explains those that are not shown.
 * No code takes the place of another, as in a look-up of one: somebody drives there without looking again. One that the
 * caller may not see costs what one does that does not exist.
 * @throws 429 to addresses that look up too many codes that do not exist
 */
export async function lookUpZarCodes(
  deps: Dependencies,
  { input, session, ...from }: LookUps,
): Promise<LookedUp> {
  const [stops, user] = await Promise.all([readStops(deps, input), session]);
  const reserved = new Set(stops.flatMap(({ code, isReserved }) => (isReserved ? [code] : [])));
  const driver = { ...from, caller: { user } };
  const hidden = stops.filter(({ zarCode }) => !isShown(zarCode, driver.caller));
  const misses = hidden.map(({ code, isReserved }) => (isReserved ? unexplained(code) : missOf(code)));
  // Before any pass is tried: a refusal afterwards would waste its use.
  const counted = await countMisses(deps, from.clientIp, misses);
  const tried = await tryInTurn(deps, stops, driver);
  const shown = tried.flatMap(({ zarCode, viewer, pass }) =>
    isShown(zarCode, viewer) ? [{ zarCode, viewer, pass }] : [],
  );
  const shownCodes = new Set(shown.map(({ zarCode }) => zarCode.code));
  const opened = misses.filter(({ code }) => shownCodes.has(code));
  await uncountMisses(deps, counted, opened);
  const missing = misses.filter(({ code }) => !shownCodes.has(code));
  const meant = counted.explained ? await readMeant(deps.table, missing, driver.caller) : null;
  return {
    shown,
    missing: missing.map((miss, index) => ({
      code: miss.code,
      meant: meant?.[index] ?? null,
      isReserved: reserved.has(miss.code),
    })),
    refused: tried.flatMap(({ code, refused }) => (refused === null ? [] : [{ code, reason: refused }])),
  };
}

/** Nothing else was meant. */
const unexplained = (code: string): Miss => ({ code, alike: [], candidates: [] });

async function readStops({ table, now }: Dependencies, { codes, passes = {} }: BatchInput): Promise<Stop[]> {
  const once = [...new Set(codes)];
  // A level that was changed a moment ago closes a code also to who has a pass.
  const consistent = once.some((code) => passes[code] !== undefined);
  const items = await getCodeItems(table, once, consistent);
  return once.map((code) => ({
    code,
    zarCode: parseZarCode(items.get(code)),
    isReserved: isReserved(items.get(code), now()),
    secret: passes[code],
  }));
}

const isShown = (zarCode: ZarCode | null, viewer: Viewer): zarCode is ZarCode =>
  zarCode !== null && viewOf(zarCode, viewer) !== 'nothing';

/** One after the other: wrong ones count in the same limits, and the hash of a PIN takes the whole processor. */
async function tryInTurn(deps: Dependencies, stops: readonly Stop[], driver: Driver): Promise<TriedStop[]> {
  const tried: TriedStop[] = [];
  for (const stop of stops) tried.push(await tryStop(deps, stop, driver));
  return tried;
}
