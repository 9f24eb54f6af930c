import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { testTable } from '#test/support/engine.ts';

const table = await testTable();

test('a test table stores and returns items', async () => {
  const item = { pk: 'A', sk: 'B', ownerPk: 'O', ownerSk: 'S', title: 'here' };
  await table.client.send(new PutCommand({ TableName: table.name, Item: item }));
  const result = await table.client.send(
    new GetCommand({ TableName: table.name, Key: { pk: 'A', sk: 'B' } }),
  );
  expect(result.Item).toEqual(item);
});

test('each call creates a separate table', async () => {
  const other = await testTable();
  const result = await other.client.send(
    new GetCommand({ TableName: other.name, Key: { pk: 'A', sk: 'B' } }),
  );
  expect(result.Item).toBeUndefined();
});
