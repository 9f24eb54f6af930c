import type { Table } from '#functions/data/table.ts';
import { getCodeItem, getCodeItems, parseZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { type Miss, missOf, readMeant } from '#functions/domain/zarcodes/explainMisses.ts';
import { viewOf, visitor } from '#shared/domain/visibility.ts';

interface Found {
  readonly zarCode: ZarCode | null;
  /** Codes that explain what was typed, the likeliest first: where there is none. */
  readonly meant: readonly ZarCode[];
}

const shownOf = (zarCode: ZarCode | null): ZarCode | null =>
  zarCode !== null && viewOf(zarCode, visitor) !== 'nothing' ? zarCode : null;

/**
 * A code as everybody may see it; else those that were meant. One that is private costs what one does that does not exist,
 * and so does one that is only reserved. Counted by the quota of the key alone.
 */
export async function findCode(table: Table, code: string): Promise<Found> {
  const zarCode = shownOf(parseZarCode(await getCodeItem(table, code)));
  if (zarCode !== null) return { zarCode, meant: [] };
  const [meant = []] = await readMeant(table, [missOf(code)], visitor);
  return { zarCode: null, meant };
}

/** The same, or the only one of those that look the same. */
export async function findCodeOrAlike(table: Table, code: string): Promise<Found> {
  const found = await findCode(table, code);
  const [only] = found.meant;
  const isAlike = only !== undefined && found.meant.length === 1 && missOf(code).alike.includes(only.code);
  return isAlike ? { zarCode: only, meant: [] } : found;
}

/** Of a batch: 250 read units. A shop's codes are mistyped now and then, and each has seven on average. */
const maxCandidates = 500;

/** Several at once, by what was given. Of many that do not exist only the first are explained. */
export async function findCodes(table: Table, codes: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  const once = [...new Set(codes)];
  const items = await getCodeItems(table, once);
  const shown = new Map(once.map((code) => [code, shownOf(parseZarCode(items.get(code)))]));
  const misses = explained(once.filter((code) => shown.get(code) === null).map(missOf));
  const meant = await readMeant(table, misses, visitor);
  const meantBy = new Map(misses.map(({ code }, index) => [code, meant[index] ?? []]));
  return new Map(
    once.map((code) => [code, { zarCode: shown.get(code) ?? null, meant: meantBy.get(code) ?? [] }]),
  );
}

function explained(misses: readonly Miss[]): readonly Miss[] {
  let count = 0;
  return misses.filter(({ candidates }) => {
    count += candidates.length;
    return count <= maxCandidates;
  });
}
