import { countHit } from '#functions/data/rateLimits.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { hitOf } from '#functions/lib/withinLimit.ts';
import { type Viewer, viewOf } from '#shared/domain/visibility.ts';
import { type Bearer, type OpenedPass, openWithPass, openWithPin, type Refused } from './openCode.ts';

export interface Opening {
  readonly code: string;
  readonly clientIp: string;
  readonly caller: Viewer;
  /** A pass or a PIN that they brought along. */
  readonly bearer: Bearer | null;
}

/** Who looks, with what their pass or PIN opened, or why it did not. */
export interface Tried {
  readonly viewer: Viewer;
  readonly pass: OpenedPass | null;
  readonly refused: Refused | null;
}

/**
 * Tries a pass or a PIN. Neither is asked where they see all of the code anyway. Of a code that they may not see a pass is
 * refused as one that does not exist, and a PIN is not looked at.
 */
export async function tryToOpen(
  deps: Dependencies,
  zarCode: ZarCode | null,
  { code, bearer, caller, clientIp }: Opening,
): Promise<Tried> {
  const view = zarCode === null ? 'nothing' : viewOf(zarCode, caller);
  const closed = { viewer: caller, pass: null, refused: null };
  if (bearer === null || view === 'whole') return closed;
  const { opener } = bearer;
  if (opener.pass !== null) {
    const pass = await openWithPass(deps, { code, zarCode }, bearer);
    if (pass !== null) return { viewer: { ...caller, openedBy: 'pass' }, pass, refused: null };
    const hit = hitOf(deps, 'lookupAddress', clientIp);
    // Where nothing is shown, the look-up counts.
    if (view === 'area' && !(await countHit(deps.table, hit)))
      return { ...closed, refused: { reason: 'tooMany', hit } };
  }
  if (opener.pin === null || zarCode?.visibility !== 'area')
    return { ...closed, refused: opener.pass === null ? null : { reason: 'pass' } };
  const refused = await openWithPin(deps, zarCode, bearer);
  return refused === null
    ? { viewer: { ...caller, openedBy: 'pin' }, pass: null, refused: null }
    : { ...closed, refused };
}
