import { expect, test } from 'vitest';
import { getSuppression, suppress } from '#functions/data/suppressions.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { suppressionHashes } from '#scripts/migrate/suppressionHashes.ts';
import { newWorld } from '#test/support/world.ts';

test('an address that was suppressed before still is, and is stored nowhere', async () => {
  const world = await newWorld();
  const { table, now } = world.deps;
  const old = (email: string) => ({
    pk: `SUPPRESS#${email}`,
    sk: 'SUPPRESS',
    type: 'suppression',
    version: 1,
    reason: 'bounce',
    at: '2026-03-01T08:00:00.000Z',
  });
  await world.put(old('gone@example.co.za'));
  await world.put(old('both@example.co.za'));
  await suppress(table, 'both@example.co.za', { reason: 'complaint', at: '2026-04-01T08:00:00.000Z' });
  const migrate = () =>
    runMigrations({
      table,
      migrations: [suppressionHashes],
      now,
      say: () => undefined,
      rate: Number.POSITIVE_INFINITY,
      again: true,
    });
  await migrate();
  const migrated = await world.itemsOfType('suppression');
  expect(migrated).toHaveLength(2);
  expect(JSON.stringify(migrated)).not.toContain('@');
  expect(await getSuppression(table, 'Gone@example.co.za')).toMatchObject({ reason: 'bounce' });
  expect(await getSuppression(table, 'both@example.co.za')).toMatchObject({ reason: 'bounce' });
  await migrate();
  expect(await world.itemsOfType('suppression')).toEqual(migrated);
});
