/**
 * The proof of the ledger: after any history, what was paid is in it once, what was issued was paid, and the counts of
 * bundles, codes and vouchers are those that the orders add up to.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLedger, entriesOf } from '#scripts/restore/ledger.ts';
import { readTable } from '#scripts/restore/tableFile.ts';
import { testClock } from '#test/support/clock.ts';
import { history, live, maxUsesOf } from '#test/support/histories.ts';
import { type Item, newWorld, type World } from '#test/support/world.ts';

const start = '2026-04-01T08:00:00.000Z';

const problemsOf = async ({ table }: World) =>
  checkLedger(await entriesOf(readTable(table.client, table.name))).problems;

/** Codes are issued for sales of one and for uses of bundles, each once, and stay as tombstones. */
function codesOf(items: readonly Item[]) {
  const sold = items.filter(({ type }) => type === 'ledger').flatMap(({ zarcode }) => zarcode ?? []);
  const issued = items.filter(({ pk }) => pk.startsWith('CODE#')).map(({ pk }) => pk.slice('CODE#'.length));
  return { sold: sold.toSorted(), issued: issued.toSorted() };
}

/** Only what is booked so exceeds a limit. */
function limitProblems(items: readonly Item[]): string[] {
  const orders = new Map(items.filter(({ type }) => type === 'payment').map((order) => [order['id'], order]));
  const over = items
    .filter(({ overLimit }) => overLimit)
    .map(({ paymentId }) => orders.get(paymentId)?.['voucherCode']);
  return items
    .filter(({ type }) => type === 'voucherUses')
    .flatMap(({ pk, taken }) => {
      const code = String(pk).split('#')[1] ?? '';
      const max = (maxUsesOf(code) ?? 0) + over.filter((each) => each === code).length;
      return taken <= max ? [] : [`${code} is taken ${taken} times, of at most ${max}`];
    });
}

test('after fifty random histories everything adds up', {
  tags: ['C17', 'C3', 'C6'],
  timeout: 240_000,
}, async () => {
  const answers = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(history, async (acts) => {
      const clock = testClock(start);
      const world = await newWorld({ now: clock.now });
      const lived = await live(world, clock, acts);
      for (const [answer, count] of lived.answers) answers.set(answer, (answers.get(answer) ?? 0) + count);
      expect(await problemsOf(world)).toEqual([]);
      const items = await world.allItems();
      const { sold, issued } = codesOf(items);
      expect(sold).toEqual(issued);
      expect(limitProblems(items)).toEqual([]);
      await lived.end();
      expect(await problemsOf(world)).toEqual([]);
      expect(await lived.refundProblems()).toEqual([]);
      expect(await world.itemsOfType('openOrder')).toEqual([]);
    }),
    { numRuns: 50, endOnFailure: true },
  );
  // It is a history of something: orders, refusals, bundles that were empty, refunds; and nothing failed.
  expect([...answers.keys()].filter((answer) => / 5\d\d$/.test(answer))).toEqual([]);
  const expected = [
    'order 201',
    'complete 200',
    'useBundle 201',
    'useBundle 402',
    'refund 201',
    'refund 422',
  ];
  for (const answer of expected) expect(answers.get(answer) ?? 0, answer).toBeGreaterThan(15);
});
