import { getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import type { Bearer } from '#functions/domain/zarcodes/openCode.ts';
import { openedViewer } from '#functions/domain/zarcodes/openedViewer.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { viewOf, visitor } from '#shared/domain/visibility.ts';

interface Visited {
  readonly code: string;
  readonly clientIp: string;
  readonly bearer: Bearer | null;
}

/**
 * A code of which the caller sees the place, also by a pass or a PIN. Of any other nobody learns whether it exists, also
 * not by the work that is done for it.
 * @throws 404, 422 for a wrong PIN, 429 to addresses that try many codes
 */
export async function requireVisited(
  deps: Dependencies,
  { code, clientIp, bearer }: Visited,
): Promise<ZarCode> {
  const zarCode = await getZarCode(deps.table, code, true);
  const { viewer } = await openedViewer(deps, zarCode, { code, clientIp, caller: visitor, bearer });
  if (zarCode !== null && viewOf(zarCode, viewer) === 'whole') return zarCode;
  await rateLimit(deps, 'lookupAddress', clientIp);
  throw zarCodeNotFound();
}
