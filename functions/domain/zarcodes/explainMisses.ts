import type { Table } from '#functions/data/table.ts';
import { getZarCodes, type ZarCode } from '#functions/data/zarcodes.ts';
import { lookAlikeCandidates, oneMistakeCandidates } from '#shared/domain/mistakes.ts';
import { type Viewer, viewOf } from '#shared/domain/visibility.ts';

/** A code that was looked up and is not shown, as if it did not exist. */
export interface Miss {
  readonly code: string;
  /** Those that look the same. */
  readonly alike: readonly string[];
  /** All that may have been meant, the likeliest first. */
  readonly candidates: readonly string[];
}

const maxLookAlikes = 3;

export function missOf(code: string): Miss {
  const alike = lookAlikeCandidates(code).slice(0, maxLookAlikes);
  return { code, alike, candidates: [...new Set([...alike, ...oneMistakeCandidates(code)])] };
}

/** Each code that is read counts like a look-up of its own: nobody guesses at a lower price. */
export const countOf = (misses: readonly Miss[]): number =>
  misses.reduce((count, { candidates }) => count + 1 + candidates.length, 0);

/**
 * Reads the candidates of all misses at once, half a read unit each.
 * @returns for each miss those that exist for the caller, the likeliest first
 */
export async function readMeant(
  table: Table,
  misses: readonly Miss[],
  caller: Viewer,
): Promise<readonly (readonly ZarCode[])[]> {
  const found = await getZarCodes(table, [...new Set(misses.flatMap(({ candidates }) => candidates))]);
  const seen = found.filter((candidate) => viewOf(candidate, caller) !== 'nothing');
  const byCode = new Map(seen.map((candidate) => [candidate.code, candidate]));
  return misses.map(({ candidates }) => candidates.flatMap((code) => byCode.get(code) ?? []));
}
