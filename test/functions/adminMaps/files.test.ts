import { beforeAll, expect, test } from 'vitest';
import { codesOfFile } from '#functions/domain/maps/codesOfFile.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { capeTown, newWorld, pretoria, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
  const feed = await openFeed(world.table, 'projections');
  const owner = await world.person();
  for (let number = 0; number < 7; number++) {
    const place = number % 3 === 0 ? capeTown : { latitude: pretoria.latitude + number / 100 };
    await world.buyCode(owner, place);
  }
  await feed.work();
});

test.each([1, 2, 3, 5, 10])('files of %d rows have each code once', async (rows) => {
  const codes: string[] = [];
  for (let page = 1; ; page++) {
    const file = await codesOfFile(world.deps, { page, rows });
    if (file.length === 0) break;
    expect(file.length).toBeLessThanOrEqual(rows);
    codes.push(...file.map(({ code }) => code));
  }
  const all = (await world.itemsOfType('zarcode')).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(all.toSorted());
});
