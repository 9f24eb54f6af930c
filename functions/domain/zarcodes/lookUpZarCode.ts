import { getZarCode, getZarCodes, type ZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { lookAlikeCandidates, oneMistakeCandidates } from '#shared/domain/mistakes.ts';

interface LookUp {
  readonly code: string;
  readonly clientIp: string;
  /** For who may edit it: the next edit names the version that they see. Half a read unit more. */
  readonly consistent?: boolean;
}

type LookedUp =
  | { readonly zarCode: ZarCode }
  /** The codes that explain what was typed, the likeliest first. */
  | { readonly zarCode: null; readonly meant: readonly ZarCode[] };

const maxLookAlikes = 3;

/**
 * A code that anybody looks up: as typed; else, of the codes that look the same or that one mistake explains, the only
 * one that exists, if it looks the same. One read of at most 31 codes, half a read unit each, and seven on average.
 * @throws 429 to addresses that look up too many codes that do not exist
 */
export async function lookUpZarCode(
  deps: Dependencies,
  { code, clientIp, consistent }: LookUp,
): Promise<LookedUp> {
  const exact = await getZarCode(deps.table, code, consistent);
  if (exact !== null) return { zarCode: exact };
  const alike = lookAlikeCandidates(code).slice(0, maxLookAlikes);
  const candidates = [...new Set([...alike, ...oneMistakeCandidates(code)])];
  const [meant] = await Promise.all([
    candidates.length === 0 ? [] : getZarCodes(deps.table, candidates),
    // Each code that is read counts like a look-up of its own: nobody guesses at a lower price.
    rateLimit(deps, 'lookupAddress', clientIp, 1 + candidates.length),
  ]);
  const [only] = meant;
  if (only !== undefined && meant.length === 1 && alike.includes(only.code)) return { zarCode: only };
  return { zarCode: null, meant };
}
