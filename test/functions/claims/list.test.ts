/** docs/product/claims.md#claiming. */
import { beforeEach, expect, test } from 'vitest';
import { claim, makeSlip } from '#test/support/claims.ts';
import { minute, testClock } from '#test/support/clock.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-05-06T07:10:00.000Z');
let world: World;
let sponsor: Person;
let resident: Person;
beforeEach(async () => {
  world = await newWorld({ now: clock.now });
  sponsor = await world.person();
  resident = await world.person({ firstName: 'Nokuthula' });
});

const list = async ({ token }: Person, query: Record<string, string> = {}) =>
  (await world.call('claims.list', { token, query })).body;
const statsOf = async ({ token }: Person) => (await world.call('user.stats', { token })).body;

test('lists what was handed on, page by page, with its title of then and nothing of who has it', async () => {
  await world.addBundle(sponsor, 50);
  expect((await list(sponsor)).claimed).toEqual([]);
  expect(await statsOf(sponsor)).not.toHaveProperty('claimed');
  const handedOn: { zarcode: string; title: string; claimedAt: string }[] = [];
  for (let number = 1; number <= 12; number++) {
    const title = `Hut ${number}`;
    const { token } = sponsor;
    const made = await world.call('zarcodes.create', {
      token,
      body: { ...pretoria, title, useBundle: true },
    });
    const { zarcode } = made.body;
    const word = await makeSlip(world, sponsor, zarcode);
    clock.advance(minute);
    const { body } = await claim(world, resident, zarcode, word);
    handedOn.unshift({ zarcode, title, claimedAt: body.claimedAt });
  }
  // What its resident calls it later is not of the sponsor.
  const [newest] = handedOn;
  const code = newest?.zarcode ?? '';
  await world.openEditWindow(resident, code);
  const body = { ...pretoria, title: 'Nokuthula’s house', version: 2 };
  const edited = await world.call('zarcodes.update', { token: resident.token, params: { code }, body });
  expect(edited.status, edited.raw).toBe(200);

  const first = await list(sponsor);
  expect(first.claimed).toEqual(handedOn.slice(0, 10));
  const second = await list(sponsor, { page: '2', older: first.pagination.older });
  expect(second.claimed).toEqual(handedOn.slice(10));
  expect(second.pagination.older).toBeUndefined();
  const back = await list(sponsor, { page: '1', newer: second.pagination.newer });
  expect(back.claimed).toEqual(handedOn.slice(0, 10));
  expect(JSON.stringify([first, second])).not.toMatch(/Nokuthula|usr_/);
  expect(await statsOf(sponsor)).toMatchObject({ totalCodes: 0, claimed: 12 });
  expect((await list(resident)).claimed).toEqual([]);
});
