import { DescribeTableCommand, UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import type { TimeKind } from '#functions/data/byTime.ts';
import { listByTime } from '#functions/data/listByTime.ts';
import { createTable } from '#scripts/local/createTable.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { thingsByTime } from '#scripts/migrate/thingsByTime.ts';
import { newWorld } from '#test/support/world.ts';

test('a table of an earlier version gets the index, and what is in it is listed', async () => {
  const world = await newWorld();
  const { table, now } = world.deps;
  const person = await world.person();
  await world.buyCode(person);
  const message = { name: 'Thandi', email: 'a@example.co.za', subject: 'Hello', message: 'How do I pay?' };
  await world.call('contact.create', { body: message });
  const client = table.client as never as { send(command: unknown): Promise<unknown> };
  await client.send(
    new UpdateTableCommand({
      TableName: table.name,
      GlobalSecondaryIndexUpdates: [{ Delete: { IndexName: 'byTime' } }],
    }),
  );
  const written = await world.allItems();
  for (const { timePk, timeSk: _, kind, ...item } of written) {
    // The migration gives `kind` to payments only.
    const own = item['type'] === 'payment' ? item : { ...item, kind };
    if (timePk !== undefined) await world.put(own as never);
  }

  await createTable(table.client as never, table.name);
  await createTable(table.client as never, table.name);
  const described = await client.send(new DescribeTableCommand({ TableName: table.name }));
  expect(JSON.stringify(described)).toContain('byTime');
  for (let run = 0; run < 2; run++) {
    await runMigrations({
      table,
      migrations: [thingsByTime],
      now,
      say: () => undefined,
      rate: Number.POSITIVE_INFINITY,
      again: true,
    });
  }
  const withKeys = (await world.allItems()).filter(({ timePk }) => timePk !== undefined);
  const before = written.filter(({ timePk }) => timePk !== undefined);
  const keysOf = (items: typeof written) =>
    items.map(({ pk, timePk, timeSk, kind }) => [pk, timePk, timeSk, kind]);
  expect(keysOf(withKeys).sort()).toEqual(keysOf(before).sort());

  const kinds: TimeKind[] = ['USERS', 'CODES', 'PAYMENTS', 'MESSAGES'];
  const pages = await Promise.all(
    kinds.map((kind) => listByTime(table, { kind, now: now(), limit: 10, skip: 0 })),
  );
  expect(pages.map(({ rows }) => rows.map(({ pk }) => pk.split('#')[0]))).toEqual([
    ['USER'],
    ['CODE'],
    ['PAY'],
    ['MESSAGE'],
  ]);
});
