import type { Table } from '#functions/data/table.ts';
import { getFirstZarCode, getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { lookAlikeCandidates } from '#shared/domain/code.ts';

/** A miss costs as much as a hit for each candidate; with three a look-up costs two read units at most. */
const maxCandidates = 3;

/** The code as typed; where there is none, the likeliest one that looks the same (0 and O, 1 and I, …). */
export async function findZarCode(table: Table, code: string): Promise<ZarCode | null> {
  const exact = await getZarCode(table, code);
  return exact ?? getFirstZarCode(table, lookAlikeCandidates(code).slice(0, maxCandidates));
}
