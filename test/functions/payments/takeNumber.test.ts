/** Numbers of invoices and credit notes, without gaps (docs/decisions/0043-invoices-and-refunds.md). */
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getLastNumber } from '#functions/data/numberSeries.ts';
import type { Table } from '#functions/data/table.ts';
import type { Write } from '#functions/data/transact.ts';
import { takeNumber } from '#functions/domain/payments/takeNumber.ts';
import { testTable } from '#test/support/engine.ts';

let table: Table;
beforeEach(async () => {
  table = await testTable();
});

afterEach(() => void vi.restoreAllMocks());

const allowed: Write = { label: 'other', Put: { Item: { pk: 'OTHER', sk: 'OTHER' } } };
const refused: Write = {
  label: 'other',
  ConditionCheck: { Key: { pk: 'NONE', sk: 'NONE' }, ConditionExpression: 'attribute_exists(pk)' },
};

test('the first is 1, each the one after the last, and each series has its own', async () => {
  const given: number[] = [];
  const take = (series: 'INV' | 'CN') =>
    takeNumber({ table }, series, async (number) => {
      given.push(number);
      return [allowed];
    });
  await take('INV');
  await take('INV');
  await take('CN');
  expect(given).toEqual([1, 2, 1]);
  expect(await getLastNumber(table, 'INV')).toBe(2);
});

test('what has one already takes none', async () => {
  await takeNumber({ table }, 'INV', async () => null);
  expect(await getLastNumber(table, 'INV')).toBe(0);
});

test('where a write is refused, all is read again until none is', async () => {
  const writesWith = vi.fn(async (_: number): Promise<readonly Write[]> => [allowed]);
  writesWith.mockResolvedValueOnce([refused]).mockResolvedValueOnce([refused]);
  await takeNumber({ table }, 'INV', writesWith);
  expect(writesWith.mock.calls).toEqual([[1], [1], [1]]);
  expect(await getLastNumber(table, 'INV')).toBe(1);
});

test('where a write is refused sixty times, it gives up, and takes none', async () => {
  // The pauses last no time.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const writesWith = vi.fn(async (_: number): Promise<readonly Write[]> => [refused]);
  await expect(takeNumber({ table }, 'INV', writesWith)).rejects.toMatchObject({
    name: 'TableBusy',
    message: 'Gave up on a number of INV',
  });
  expect(writesWith).toHaveBeenCalledTimes(60);
  expect(await getLastNumber(table, 'INV')).toBe(0);
});

test('thirty at once get one each', async () => {
  const takers = Array.from({ length: 30 }, (_, taker) => String(taker));
  const take = (taker: string) =>
    takeNumber({ table }, 'INV', async (number) => [
      { label: 'taker', Put: { Item: { pk: 'TAKER', sk: taker, number } } },
    ]);
  await Promise.all(takers.map(take));
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name }));
  const given = Items.filter(({ pk }) => pk === 'TAKER').map(({ number }) => number);
  expect(given.toSorted((a, b) => a - b)).toEqual(takers.map((_, index) => index + 1));
});
