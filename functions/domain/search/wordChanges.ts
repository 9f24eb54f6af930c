import { deleteCreatorWord, writeCreatorWord } from '#functions/data/creatorSearchIndex.ts';
import {
  deleteWord,
  hasWord,
  type IndexedCode,
  isPlaceFull,
  parseIndexed,
  placeWordsOf,
  publicWordsOf,
  type WordKey,
  wordKey,
  wordsOf,
  writeWord,
} from '#functions/data/searchIndex.ts';
import type { Table } from '#functions/data/table.ts';
import type { Write } from '#functions/data/transact.ts';
import type { Change } from '#functions/lib/streamHandler.ts';

interface Entry {
  readonly word: string;
  readonly key: WordKey;
}

const entriesOf = ({ zarCode, byPlace }: IndexedCode): Entry[] =>
  publicWordsOf(zarCode).map((word) => ({ word, key: wordKey(word, zarCode, byPlace) }));

const isIn = (entries: readonly Entry[], { key }: Entry) => entries.some((each) => each.key.sk === key.sk);

/** The search entries that a change of a code adds, updates and removes: at most 48. */
export async function wordChanges({ before, after }: Change, table: Table, now: Date): Promise<Write[]> {
  const [old, current] = [parseIndexed(before), parseIndexed(after)];
  const had = old === null ? [] : entriesOf(old);
  const has = current === null ? [] : entriesOf(current);
  const removed = had.filter((entry) => !isIn(has, entry)).map(({ key }) => deleteWord(key));
  const writes = await Promise.all(
    has.map(async (entry) => {
      if (current === null || !(await isWanted(table, entry, { current, had, now }))) return [];
      return [writeWord(entry.word, current.zarCode, entry.key)];
    }),
  );
  return [...removed, ...writes.flat(), ...creatorWordChanges(old, current)];
}

/** The same for the search in the list of a creator, which all of their codes' words are in. */
function creatorWordChanges(old: IndexedCode | null, current: IndexedCode | null): Write[] {
  // A private code is in no public list of its creator.
  const [before, after] = [old, current].map((each) =>
    each?.zarCode.visibility === 'private' ? undefined : each?.zarCode,
  );
  const words = after === undefined ? [] : wordsOf(after);
  const writes = words.flatMap((word) =>
    after?.creatorId === undefined ? [] : [writeCreatorWord(word, after.creatorId, after)],
  );
  if (before?.creatorId === undefined) return writes;
  const { code, creatorId } = before;
  // The creator may have been erased, and the code stays.
  const stays = creatorId === after?.creatorId ? words : [];
  const removed = wordsOf(before).filter((word) => !stays.includes(word));
  return [...removed.map((word) => deleteCreatorWord(word, creatorId, code)), ...writes];
}

/** How long a place counts as full: as codes are deleted there is room for others. */
const fullMs = 5 * 60_000;
const fullUntil = new Map<string, number>();

async function isFull(table: Table, word: string, city: string, now: Date): Promise<boolean> {
  const name = `${table.name} ${word} ${city}`;
  if ((fullUntil.get(name) ?? 0) > now.getTime()) return true;
  if (!(await isPlaceFull(table, word, city))) return false;
  fullUntil.set(name, now.getTime() + fullMs);
  return true;
}

interface State {
  readonly current: IndexedCode;
  readonly had: readonly Entry[];
  readonly now: Date;
}

/** Not the name of a place of which enough codes are found, unless this one is among them. */
async function isWanted(table: Table, entry: Entry, { current, had, now }: State): Promise<boolean> {
  const { zarCode, byPlace } = current;
  if (!byPlace || !placeWordsOf(zarCode).includes(entry.word)) return true;
  if (!(await isFull(table, entry.word, zarCode.city, now))) return true;
  return isIn(had, entry) && hasWord(table, entry.key);
}
