/**
 * The proof of the ledger: after any history, what was paid is in it once, what was issued was paid, and the counts of
 * bundles, codes and vouchers are those that the orders add up to.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLedger, entriesOf } from '#scripts/restore/ledger.ts';
import { readTable } from '#scripts/restore/tableFile.ts';
import { testClock } from '#test/support/clock.ts';
import { endHistory, history, live, maxUsesOf } from '#test/support/histories.ts';
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

test('after fifty random histories everything adds up', { timeout: 120_000 }, async () => {
  const answers = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(history, async (acts) => {
      const clock = testClock(start);
      const world = await newWorld({ now: clock.now });
      for (const [status, count] of await live(world, clock, acts)) {
        answers.set(status, (answers.get(status) ?? 0) + count);
      }
      expect(await problemsOf(world)).toEqual([]);
      const items = await world.allItems();
      const { sold, issued } = codesOf(items);
      expect(sold).toEqual(issued);
      expect(limitProblems(items)).toEqual([]);
      await endHistory(clock);
      expect(await problemsOf(world)).toEqual([]);
      expect(await world.itemsOfType('openOrder')).toEqual([]);
    }),
    { numRuns: 50, endOnFailure: true },
  );
  // It is a history of something: orders, refusals, bundles that were empty; and nothing failed.
  expect([...answers.keys()].filter((status) => status >= 500)).toEqual([]);
  for (const status of [200, 201, 402, 422])
    expect(answers.get(status) ?? 0, `${status}`).toBeGreaterThan(20);
});
