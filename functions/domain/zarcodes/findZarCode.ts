import type { Table } from '#functions/data/table.ts';
import { getFirstZarCode, getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { lookAlikeCandidates } from '#shared/domain/code.ts';

/** Each is half a read unit, found or not: with three, a look-up costs at most two. */
const maxCandidates = 3;

/**
 * The code as typed; else the likeliest one that looks the same (0 and O, 1 and I, …).
 * @param consistent for who may edit it: the next edit names the version that they see. Half a read unit more.
 */
export async function findZarCode(table: Table, code: string, consistent = false): Promise<ZarCode | null> {
  const exact = await getZarCode(table, code, consistent);
  return exact ?? getFirstZarCode(table, lookAlikeCandidates(code).slice(0, maxCandidates));
}
