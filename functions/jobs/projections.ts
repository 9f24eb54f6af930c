import { countChanges } from '#functions/data/counters.ts';
import { deleteCreatorWord, writeCreatorWord } from '#functions/data/creatorSearchIndex.ts';
import { writeTiles } from '#functions/data/mapTiles.ts';
import { writeMarker } from '#functions/data/markers.ts';
import { addMonth, listedIn } from '#functions/data/months.ts';
import { parsePerson, writePersonIndexed } from '#functions/data/personIndex.ts';
import { deleteWord, wordsOf, writeWord } from '#functions/data/searchIndex.ts';
import type { Table } from '#functions/data/table.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { parseTiled, parseZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import { type Change, streamHandler } from '#functions/lib/streamHandler.ts';

/** The search entries that a change of a code adds, updates and removes. */
function wordWrites({ before, after }: Change): Write[] {
  const [old, current] = [parseZarCode(before), parseZarCode(after)];
  const words = current === null ? [] : wordsOf(current);
  const removed = old === null ? [] : wordsOf(old).filter((word) => !words.includes(word));
  // The creator was erased, and the code stays.
  const leftBy = old?.creatorId === current?.creatorId ? undefined : old?.creatorId;
  return [
    ...removed.flatMap((word) => (old === null ? [] : deletesOf(word, old))),
    ...(leftBy === undefined || current === null
      ? []
      : words.map((word) => deleteCreatorWord(word, leftBy, current.code))),
    ...words.flatMap((word) => (current === null ? [] : entriesOf(word, current))),
  ];
}

/** In the search of all codes, and in that of the creator's list. */
function entriesOf(word: string, zarCode: ZarCode): Write[] {
  const { creatorId } = zarCode;
  const entry = writeWord(word, zarCode);
  return creatorId === undefined ? [entry] : [entry, writeCreatorWord(word, creatorId, zarCode)];
}

function deletesOf(word: string, { code, creatorId }: ZarCode): Write[] {
  const entry = deleteWord(word, code);
  return creatorId === undefined ? [entry] : [entry, deleteCreatorWord(word, creatorId, code)];
}

/** The months that this function has added: a month is written once, not with each thing of it. */
const addedMonths = new Set<string>();

/** Adding a month twice does no harm, so it needs no marker. */
async function addListedMonth({ before, after }: Change, table: Table): Promise<void> {
  const listed = listedIn(after);
  // What was listed in the same month before has added it.
  if (listed === null || listedIn(before)?.month === listed.month) return;
  const { kind, month } = listed;
  const key = `${table.name} ${kind} ${month}`;
  if (addedMonths.has(key)) return;
  await addMonth(table, kind, month);
  addedMonths.add(key);
}

/**
 * Keeps the search words in step with the codes and the people, the counters per map tile with the codes, the months of
 * the lists by time, and the counters. What is written is one transaction with its marker, so a change that comes again
 * does nothing, even after later ones. At most 89 writes: a creator's code that moves and changes all its twelve words
 * has 48 entries and 40 counters of tiles.
 */
export const handler = streamHandler({
  name: 'projections',
  inOrder: true,
  run: async (change, { table, now }) => {
    await addListedMonth(change, table);
    const { before, after } = change;
    const people = writePersonIndexed(parsePerson(before), parsePerson(after));
    const tiles = writeTiles(parseTiled(before), parseTiled(after));
    const writes = [...wordWrites(change), ...people, ...tiles];
    if (writes.length === 0) return;
    try {
      await transact(table, [writeMarker(change.eventId, epochSeconds(now())), ...writes]);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  },
  runTogether: (changes, { table, now }) => countChanges(table, changes, epochSeconds(now())),
});
