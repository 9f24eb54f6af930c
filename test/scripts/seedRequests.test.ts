import { expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { writeNewZarCode } from '#functions/data/zarcodes.ts';
import { demoPeople, demoUserId } from '#scripts/local/demoAccounts.ts';
import { seedRequests } from '#scripts/local/seedRequests.ts';
import { isCurrent } from '#shared/domain/changeRequests.ts';
import { pinnedPlace } from '#test/support/orders.ts';
import { newWorld } from '#test/support/world.ts';

test('the demo data has one request in each state, also after an interrupted start', async () => {
  const { deps, itemsOfType } = await newWorld();
  const [person] = demoPeople;
  if (person === undefined) throw new Error('There is no demo person');
  for (const day of [1, 2, 3, 4]) {
    const createdAt = `2026-03-0${day}T08:00:00.000Z`;
    const own = { code: `7PT222${day}`, ownerId: demoUserId(person), isCreatorCode: false, version: 1 };
    const zarCode = { ...pinnedPlace, ...own, createdAt, updatedAt: createdAt };
    await transact(deps.table, [writeNewZarCode(zarCode)]);
  }
  const now = new Date('2026-03-10T08:00:00.000Z');
  await seedRequests(deps.table, now);
  const seeded = await itemsOfType('changeRequest');
  expect(seeded.map(({ status, code }) => [status, code])).toEqual([
    ['rejected', '7PT2222'],
    ['approved', '7PT2223'],
    ['pending', '7PT2224'],
  ]);
  for (const request of seeded) {
    expect(request['id']).toMatch(new RegExp(`^chg_${request['code']}\\w{13}$`));
    expect(isCurrent(request as unknown as Parameters<typeof isCurrent>[0], now.getTime())).toBe(true);
  }
  await seedRequests(deps.table, now);
  expect(await itemsOfType('changeRequest')).toEqual(seeded);
});
