import type { ZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { type Viewer, viewOf } from '#shared/domain/visibility.ts';
import { type Bearer, type OpenedPass, openWithPass, openWithPin } from './openCode.ts';

interface Opening {
  readonly code: string;
  readonly clientIp: string;
  readonly caller: Viewer;
  /** A pass or a PIN that they brought along. */
  readonly bearer: Bearer | null;
}

/** Who looks, with what their pass or PIN opened. Neither is asked where they see all of the code anyway. */
export async function openedViewer(
  deps: Dependencies,
  zarCode: ZarCode | null,
  { code, bearer, caller, clientIp }: Opening,
): Promise<{ viewer: Viewer; pass: OpenedPass | null }> {
  const view = zarCode === null ? 'nothing' : viewOf(zarCode, caller);
  if (bearer === null || view === 'whole') return { viewer: caller, pass: null };
  const { opener } = bearer;
  if (opener.pass !== null) {
    const pass = await openWithPass(deps, { code, zarCode }, bearer);
    if (pass !== null) return { viewer: { ...caller, openedBy: 'pass' }, pass };
    // Where nothing is shown, the look-up counts.
    if (view === 'area') await rateLimit(deps, 'lookupAddress', clientIp);
  }
  if (opener.pin === null || zarCode?.visibility !== 'area') return { viewer: caller, pass: null };
  await openWithPin(deps, zarCode, bearer);
  return { viewer: { ...caller, openedBy: 'pin' }, pass: null };
}
