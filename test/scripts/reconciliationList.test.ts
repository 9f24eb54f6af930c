import { expect, test } from 'vitest';
import { putReconciliation } from '#functions/data/reconciliations.ts';
import { reconciliationList } from '#scripts/migrate/reconciliationList.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { newWorld } from '#test/support/world.ts';

test('days that were compared earlier are listed as new ones are', async () => {
  const world = await newWorld();
  await putReconciliation(world.table, {
    day: '2026-03-31',
    state: 'done',
    ranAt: '2026-04-01T00:30:00.000Z',
    received: 2,
    reconciled: 0,
    differenceCount: 0,
    differences: [],
  });
  const read = () => world.itemsOfType('reconciliation');
  const written = await read();
  for (const { timePk: _, timeSk: __, ...earlier } of written) {
    await world.put({ ...earlier, ownerPk: 'RECONCILIATIONS', ownerSk: '2026-03-31' });
  }
  for (let run = 0; run < 2; run++) {
    await runMigrations({
      table: world.deps.table,
      migrations: [reconciliationList],
      now: world.deps.now,
      say: () => undefined,
      rate: Number.POSITIVE_INFINITY,
      again: true,
    });
  }
  expect(await read()).toEqual(written);
});
