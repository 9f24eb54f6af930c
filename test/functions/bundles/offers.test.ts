/** docs/product/money.md#bundles. */
import { beforeEach, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { openRefunds } from '#test/support/refunds.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
let world: World;
let sponsor: Person;
beforeEach(async () => {
  world = await newWorld({ now: clock.now });
  sponsor = await world.person();
});

const offers = async ({ token } = sponsor) => (await world.call('bundles.offers', { token })).body;
const roomAfter = async () => (await offers()).room;

async function activate(body: Record<string, unknown>): Promise<void> {
  const { token } = await world.person({ role: 'admin' });
  const { body: price } = await world.call('prices.create', { token, body });
  const { status } = await world.call('prices.activate', { token, params: { id: price.id }, body: {} });
  expect(status).toBe(200);
}

test('what is offered is charged, at the percentages of the price that counts', { tags: 'P14' }, async () => {
  expect(await offers()).toEqual({
    price: '19.00',
    offers: [
      { size: 50, percentOff: 12, amount: '836.00' },
      { size: 100, percentOff: 15, amount: '1615.00' },
      { size: 500, percentOff: 20, amount: '7600.00' },
    ],
    maxCodes: 100,
    room: 100,
  });
  const { token } = sponsor;
  const buy = (amount: number) => world.call('credits.purchase', { token, body: { amount } });
  const before = (await buy(100)).body;
  expect(before).toMatchObject({ amount: '1615.00', description: 'Bundle of 100 ZarCodes', bundleSize: 100 });

  await activate({ amount: '20.00', percentOff: { of50: 10, of100: 12.5, of500: 25 } });
  const amounts = (await offers()).offers.map(({ amount }: { amount: string }) => amount);
  expect(amounts).toEqual(['900.00', '1750.00', '7500.00']);
  for (const [index, size] of [50, 100, 500].entries())
    expect((await buy(size)).body).toMatchObject({ amount: amounts[index] });
  // Bundles of 5 and 10 have the percentages that everybody reads on the first page.
  expect((await buy(10)).body.amount).toBe('180.00');
  await world.addVoucher('TENTH', 10);
  const body = { bundle: 500, voucherCode: 'TENTH' };
  expect((await world.call('payments.create', { token, body })).body.amount).toBe('6750.00');
  // An order keeps its price.
  const paid = await world.call('credits.complete', { token, params: { id: before.id }, body: {} });
  expect(paid.body).toMatchObject({ status: 'complete', amount: '1615.00' });
  for (const refused of [20, 49, 1000])
    expect((await buy(refused)).body.message).toBe('A bundle is 5, 10, 50, 100 or 500 codes.');
});

test('says how many codes the person could still make, prepaid ones not counted', async () => {
  await world.setSettings({ maxCodesPerUser: 60 });
  const { token } = sponsor;
  await world.addBundle(sponsor, 50);
  expect(await roomAfter()).toBe(10);
  // One that is used was prepaid before.
  await world.call('zarcodes.create', { token, body: { ...pretoria, useBundle: true } });
  expect(await roomAfter()).toBe(10);
  await world.buyCode(sponsor);
  expect(await roomAfter()).toBe(9);
  await world.addBundle(sponsor, 500);
  expect(await roomAfter()).toBe(0);
  expect((await offers(await world.person())).room).toBe(60);
});

test('a refund of a part takes as many of five hundred codes back as it pays for', {
  tags: 'P15',
}, async () => {
  const refunds = await openRefunds(world);
  const id = await refunds.pay(sponsor, { order: { bundle: 500 }, amount: '7600.00' });
  const { body } = await refunds.refund(id, { amount: '1520.00' });
  expect(body).toMatchObject({ status: 'done', amount: '1520.00', voidedCodes: 100 });
  const stats = await world.call('bundles.stats', { token: sponsor.token });
  expect(stats.body.remainingZarcodes).toBe(400);
});
