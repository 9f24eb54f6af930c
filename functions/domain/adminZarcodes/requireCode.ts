import type { Table } from '#functions/data/table.ts';
import { getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { changedMeanwhile } from './changedMeanwhile.ts';

/**
 * A code that an admin is about to change.
 * @param seen the version that they saw, if they say it
 * @throws 404, 409 where it has another version now
 */
export async function requireCode(table: Table, code: string, seen?: number): Promise<ZarCode> {
  const zarCode = await getZarCode(table, code, true);
  if (zarCode === null) throw zarCodeNotFound();
  if (seen !== undefined && seen !== zarCode.version) throw await changedMeanwhile(table, code);
  return zarCode;
}
