import type { ZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { findZarCode } from './findZarCode.ts';

interface LookUp {
  readonly code: string;
  readonly clientIp: string;
  /** See `findZarCode`. */
  readonly consistent?: boolean;
}

/**
 * A code that anybody looks up. Only codes that do not exist count for the address, which a whole mobile network may
 * share.
 * @throws 429 to addresses that look up too many of those
 */
export async function lookUpZarCode(
  deps: Dependencies,
  { code, clientIp, consistent }: LookUp,
): Promise<ZarCode | null> {
  const zarCode = await findZarCode(deps.table, code, consistent);
  if (zarCode === null) await rateLimit(deps, 'unknownCodeAddress', clientIp);
  return zarCode;
}
