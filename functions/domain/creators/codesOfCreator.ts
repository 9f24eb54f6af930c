import { findCreatorWordEntries } from '#functions/data/creatorSearchIndex.ts';
import type { OwnedCode } from '#functions/data/ownedCodes.ts';
import type { Table } from '#functions/data/table.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { pageOf } from '#functions/domain/lists/pageOf.ts';
import { hasAllWords, wordsByLength } from '#functions/domain/search/matchWords.ts';
import { type CodesPage, pageByMonths } from '#functions/domain/zarcodes/pageByMonths.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { cleanText } from '#shared/domain/text.ts';

interface Wanted {
  readonly clientIp: string;
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** An entry is about 300 bytes: these are 8 read units. */
const maxHits = 200;
/** More would be read for nothing: nearly always one of the first has few enough entries. */
const maxWords = 4;
/** Entries of a list that are skipped without counting the call. */
const maxSkipped = 500;

/** A page of a creator's codes, newest first; with a search, those found. @throws 429 */
export async function codesOfCreator(
  deps: Dependencies,
  creatorId: string,
  wanted: Wanted,
): Promise<CodesPage> {
  const search = cleanText(wanted.search ?? '');
  if (search !== '') return pageOf(await findCodes(deps.table, creatorId, search), wanted);
  const { page, limit, clientIp } = wanted;
  const beforeSkip = async (count: number) => {
    if (count > maxSkipped) await rateLimit(deps, 'deepPageAddress', clientIp);
  };
  return pageByMonths(deps.table, { holder: 'creator', id: creatorId }, { page, limit, beforeSkip });
}

/** The exact code, or the codes that have all the words, in the order of the index: whole words first. */
async function findCodes(table: Table, creatorId: string, search: string): Promise<OwnedCode[]> {
  const code = normaliseCode(search);
  const [exact, entries] = await Promise.all([
    code === null ? null : getZarCode(table, code),
    findWords(table, creatorId, search),
  ]);
  const found = new Map<string, OwnedCode>();
  if (exact?.creatorId === creatorId) found.set(exact.code, exact);
  for (const entry of entries) if (hasAllWords(entry, search)) found.set(entry.code, entry);
  return [...found.values()];
}

/**
 * The entries of the first word that has them all below `maxHits`: every code with all words is among them. Where each
 * word has more, what was read of all of them; then some codes may be missing.
 */
async function findWords(table: Table, creatorId: string, search: string): Promise<OwnedCode[]> {
  const read: OwnedCode[] = [];
  for (const word of wordsByLength(search).slice(0, maxWords)) {
    const entries = await findCreatorWordEntries(table, creatorId, word, maxHits);
    if (entries.length < maxHits) return entries;
    read.push(...entries);
  }
  return read;
}
