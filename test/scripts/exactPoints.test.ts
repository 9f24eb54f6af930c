import { expect, test } from 'vitest';
import { countView } from '#functions/domain/maps/countView.ts';
import { exactPoints } from '#scripts/migrate/exactPoints.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { newWorld, pretoria } from '#test/support/world.ts';

test('earlier codes are listed with their points, and until then those at a border are counted about', async () => {
  const world = await newWorld();
  await world.buyCode(await world.person());
  const written = await world.itemsOfType('zarcode');
  for (const item of written) {
    await world.put({ ...item, cellSk: String(item['cellSk']).split('#').slice(0, 2).join('#') });
  }
  const { latitude, longitude } = pretoria;
  const count = (east: number) =>
    countView(world.table, {
      north: latitude + 0.001,
      south: latitude - 0.001,
      west: longitude - 0.001,
      east,
    });
  expect(await count(longitude + 0.001)).toEqual({ count: 1, complete: true });
  expect(await count(longitude - 0.0000001)).toMatchObject({ complete: false });
  for (let run = 0; run < 2; run++) {
    await runMigrations({
      table: world.deps.table,
      migrations: [exactPoints],
      now: world.deps.now,
      say: () => undefined,
      rate: Number.POSITIVE_INFINITY,
      again: true,
    });
  }
  expect(await world.itemsOfType('zarcode')).toEqual(written);
  expect(await count(longitude - 0.0000001)).toEqual({ count: 0, complete: true });
  expect(await count(longitude)).toEqual({ count: 1, complete: true });
});
