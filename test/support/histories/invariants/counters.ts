/** What is counted and indexed is what is there. */
import { countedOf } from '#functions/data/counted.ts';
import { amountsOf } from '#functions/data/counters.ts';
import { amountsOfTiles } from '#functions/data/mapTiles.ts';
import { parseIndexed, publicWordsOf, wordKey } from '#functions/data/searchIndex.ts';
import { type Amount, addAmounts, type Sums } from '#functions/data/sums.ts';
import { parseTiled } from '#functions/data/zarcodes.ts';
import type { Item } from '#test/support/world.ts';
import type { TableState } from '../journal.ts';

type Rows = Map<string, Map<string, number>>;

/** Rows and numbers that ended as nothing need not exist. */
function differences(what: string, stored: Rows, counted: Rows): string[] {
  return [...new Set([...stored.keys(), ...counted.keys()])].flatMap((key) => {
    const [have, need] = [stored.get(key), counted.get(key)];
    return [...new Set([...(have?.keys() ?? []), ...(need?.keys() ?? [])])].flatMap((name) => {
      const [is, shouldBe] = [have?.get(name) ?? 0, need?.get(name) ?? 0];
      return is === shouldBe ? [] : [`${what} ${key}: ${name} is ${is}, and counted again ${shouldBe}`];
    });
  });
}

function storedRows(items: readonly Item[]): Rows {
  return new Map(
    items.map(({ pk, sk, type: _, version: __, ...numbers }) => [
      `${pk} ${sk}`,
      new Map(Object.entries(numbers).map(([name, value]) => [name, Number(value)])),
    ]),
  );
}

function addedUp(amounts: readonly Amount[]): Rows {
  const sums: Sums = new Map();
  addAmounts(sums, amounts);
  return new Map([...sums].map(([key, item]) => [key, item.amounts]));
}

export function countProblems({ items, ofType }: TableState): string[] {
  const counted = items.flatMap((item) => amountsOf(countedOf(item)));
  const tiles = ofType('zarcode').flatMap((item) => amountsOfTiles(null, parseTiled(item)));
  const unread = ofType('message').filter(({ read, archived }) => archived !== undefined && !read).length;
  const stored = Number(ofType('unread')[0]?.['unread'] ?? 0);
  return [
    ...differences('counters', storedRows(ofType('stats')), addedUp(counted)),
    ...differences('tiles', storedRows(ofType('tiles')), addedUp(tiles)),
    ...(stored === unread ? [] : [`${stored} messages are counted as unread, and ${unread} are`]),
  ];
}

/** Each code is found by its words, and what was deleted or renamed is not. */
export function wordProblems({ ofType }: TableState): string[] {
  const needed = new Set(
    ofType('zarcode').flatMap((item) => {
      const indexed = parseIndexed(item);
      if (indexed === null) return [];
      const { zarCode, byPlace } = indexed;
      return publicWordsOf(zarCode).map((word) => wordKey(word, zarCode, byPlace).sk);
    }),
  );
  const stored = new Set(ofType('word').map(({ sk }) => String(sk)));
  return [
    ...[...needed].filter((key) => !stored.has(key)).map((key) => `${key} is not in the search index`),
    ...[...stored].filter((key) => !needed.has(key)).map((key) => `${key} is in the search index`),
  ];
}
