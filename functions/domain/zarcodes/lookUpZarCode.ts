import type { User } from '#functions/data/users.ts';
import { getCodeItem, isReserved, parseZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { beingMade } from '#shared/domain/reservations.ts';
import { type Viewer, viewOf } from '#shared/domain/visibility.ts';
import { countOf, missOf, readMeant } from './explainMisses.ts';
import type { Bearer, OpenedPass } from './openCode.ts';
import { openedViewer } from './openedViewer.ts';

interface LookUp {
  readonly code: string;
  readonly clientIp: string;
  /** For who may edit it: the next edit names the version that they see. Half a read unit more. */
  readonly consistent?: boolean;
  /** Null without a session. */
  readonly session: Promise<User | null> | null;
  /** A pass or a PIN that they brought along. */
  readonly bearer: Bearer | null;
}

type LookedUp =
  | { readonly zarCode: ZarCode; readonly viewer: Viewer; readonly pass: OpenedPass | null }
  /** The codes that explain what was typed, the likeliest first. */
  | { readonly zarCode: null; readonly meant: readonly ZarCode[] };

/**
 * A code that anybody looks up: as typed; else, of the codes that look the same or that one mistake explains, the only
 * one that exists, if it looks the same. One read of at most 31 codes, half a read unit each, and seven on average. One
 * that the caller may not see costs what one does that does not exist.
 * @throws 404 with a code of its own for one that is reserved, 429 to addresses that look up too many codes that do not exist, or bring too many wrong passes or PINs
 */
export async function lookUpZarCode(deps: Dependencies, lookUp: LookUp): Promise<LookedUp> {
  const { code, clientIp, consistent } = lookUp;
  const [item, user] = await Promise.all([getCodeItem(deps.table, code, consistent), lookUp.session]);
  if (isReserved(item, deps.now())) {
    await rateLimit(deps, 'lookupAddress', clientIp);
    throw new ApiError('code_reserved', beingMade);
  }
  const exact = parseZarCode(item);
  const caller: Viewer = { user };
  const { viewer, pass } = await openedViewer(deps, exact, { ...lookUp, caller });
  if (exact !== null && viewOf(exact, viewer) !== 'nothing') return { zarCode: exact, viewer, pass };
  const miss = missOf(code);
  const [[meant = []]] = await Promise.all([
    readMeant(deps.table, [miss], caller),
    rateLimit(deps, 'lookupAddress', clientIp, countOf([miss])),
  ]);
  const [only] = meant;
  if (only !== undefined && meant.length === 1 && miss.alike.includes(only.code))
    return { zarCode: only, viewer: caller, pass: null };
  return { zarCode: null, meant };
}
