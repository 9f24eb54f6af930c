/** Taking codes from a bundle, and back: never more than it has (docs/product/money.md#bundles). */
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import {
  type Bundle,
  listActiveBundles,
  listBundles,
  writeBundleDebit,
  writeCodesVoided,
  writeNewBundle,
} from '#functions/data/bundles.ts';
import type { Table } from '#functions/data/table.ts';
import { transact, type Write } from '#functions/data/transact.ts';
import { recordCalls } from '#test/support/dynamoCalls.ts';
import { type TestTable, testTable } from '#test/support/engine.ts';

const bundle: Bundle = {
  id: 'bun_1',
  userId: 'usr_1',
  total: 5,
  remaining: 2,
  createdAt: '2026-04-01T08:00:00.000Z',
};
let table: Table & TestTable;
beforeEach(async () => {
  table = await testTable();
  await write(writeNewBundle(bundle));
});

const write = (...writes: Write[]) => transact(table, writes);
const refusedAs = (label: string) => ({ name: 'ConditionFailed', labels: [label] });
const remaining = async () => (await listBundles(table, bundle.userId)).map((each) => each.remaining);

test('each code is taken once, and none where none is left', async () => {
  await write(writeBundleDebit(bundle));
  await write(writeBundleDebit(bundle));
  await expect(write(writeBundleDebit(bundle))).rejects.toMatchObject(refusedAs('bundle'));
  expect(await remaining()).toEqual([0]);
});

test('no more are voided than are left', async () => {
  await expect(write(writeCodesVoided(bundle, 3))).rejects.toMatchObject(refusedAs('bundle'));
  expect(await remaining()).toEqual([2]);
  await write(writeCodesVoided(bundle, 2));
  expect(await remaining()).toEqual([0]);
});

test('one bundle is stored once', async () => {
  await expect(write(writeNewBundle(bundle))).rejects.toMatchObject(refusedAs('newBundle'));
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name }));
  expect(Items).toMatchObject([{ type: 'bundle', version: 1, ...bundle }]);
  await write(writeBundleDebit(bundle));
  await write(writeCodesVoided(bundle, 1));
  const { value, calls } = await recordCalls(table.client, () => listBundles(table, bundle.userId));
  expect(value).toEqual([{ ...bundle, remaining: 0 }]);
  // A credit that was just bought can be used at once.
  expect(calls).toMatchObject([{ operation: 'Query', input: { ConsistentRead: true } }]);
});

test('a person’s are listed with the oldest first, and those that are used up are not active', async () => {
  const older: Bundle = { ...bundle, id: 'bun_0', createdAt: '2026-03-01T08:00:00.000Z', remaining: 0 };
  await write(writeNewBundle(older), writeNewBundle({ ...bundle, id: 'bun_2', userId: 'usr_2' }));
  expect((await listBundles(table, 'usr_1')).map(({ id }) => id)).toEqual(['bun_0', 'bun_1']);
  expect((await listActiveBundles(table, 'usr_1')).map(({ id }) => id)).toEqual(['bun_1']);
});
