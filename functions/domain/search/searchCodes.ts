import type { FoundCode } from '#functions/data/searchIndex.ts';
import type { Table } from '#functions/data/table.ts';
import { getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { lookAlikeCandidates } from '#shared/domain/mistakes.ts';
import { type Viewer, viewOf } from '#shared/domain/visibility.ts';
import { findByWords, findLongestWord } from './findByWords.ts';
import { withAllWords } from './matchWords.ts';

/**
 * A search costs at most two read units. An entry is about 280 bytes, so 36 leave half a unit to read the code itself;
 * and after at most 12 there is a whole one left for two look-alikes.
 */
const maxEntriesBesideCode = 36;
const maxEntriesBesideLookAlikes = 12;
const maxLookAlikes = 2;

interface Reader {
  readonly viewer: Viewer;
  /** Whether so many look-alikes may be read, each a guess like any look-up. */
  readonly mayRead: (codes: number) => Promise<boolean>;
}

/** @returns null where the code does not exist for them */
function foundBy(zarCode: ZarCode | null, viewer: Viewer): FoundCode | null {
  if (zarCode === null) return null;
  const { latitude, longitude, ...area } = zarCode;
  switch (viewOf(zarCode, viewer)) {
    case 'whole':
      return zarCode;
    case 'area':
      return area;
    case 'nothing':
      return null;
  }
}

/**
 * The exact code first, then the codes whose title, suburb, city or province have all the words, whole words before
 * beginnings. Where nothing is found, a look-alike of the code.
 */
export async function searchCodes(
  table: Table,
  text: string,
  max: number,
  { viewer, mayRead }: Reader,
): Promise<FoundCode[]> {
  const code = normaliseCode(text);
  if (code === null) return (await findByWords(table, text, max)).slice(0, max);
  const [typed, entries] = await Promise.all([
    getZarCode(table, code),
    findLongestWord(table, text, maxEntriesBesideCode),
  ]);
  const exact = foundBy(typed, viewer);
  const byWords = withAllWords(entries, text).filter((found) => found.code !== exact?.code);
  const found = exact === null ? byWords : [exact, ...byWords];
  if (found.length > 0 || entries.length > maxEntriesBesideLookAlikes) return found.slice(0, max);
  const candidates = lookAlikeCandidates(code).slice(0, maxLookAlikes);
  if (candidates.length === 0 || !(await mayRead(candidates.length))) return [];
  const codes = await Promise.all(candidates.map((candidate) => getZarCode(table, candidate)));
  const alike = codes.map((zarCode) => foundBy(zarCode, viewer)).find((found) => found !== null);
  return alike === undefined ? [] : [alike];
}
