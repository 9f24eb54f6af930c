import type { ZarCode } from '#functions/data/zarcodes.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { tooManyRequests } from '#functions/lib/rateLimit.ts';
import { type Opening, type Tried, tryToOpen } from './tryToOpen.ts';

/**
 * Who looks, with what their pass or PIN opened. A pass that opens nothing shows what everybody sees.
 * @throws 422 for a wrong PIN, 429 beyond the limits
 */
export async function openedViewer(
  deps: Dependencies,
  zarCode: ZarCode | null,
  opening: Opening,
): Promise<Pick<Tried, 'viewer' | 'pass'>> {
  const { viewer, pass, refused } = await tryToOpen(deps, zarCode, opening);
  if (refused?.reason === 'tooMany') throw tooManyRequests(deps, refused.hit);
  if (refused?.reason === 'pin') {
    const message = 'This PIN is not right. Please check it, or ask the owner.';
    throw new ApiError('pin_wrong', message, { fields: { pin: message } });
  }
  return { viewer, pass };
}
