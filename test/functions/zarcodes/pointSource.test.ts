/** How the point of a code was given: docs/product/making-codes.md#generator. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { capeTown, newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  world = await newWorld();
  admin = await world.person({ role: 'admin' });
});
beforeEach(async () => {
  owner = await world.person();
});

const measured = { pointSource: 'device', pointAccuracy: 8.43 };
const stored = { pointSource: 'device', pointAccuracy: 8.4 };
const get = async (code: string, token?: string) =>
  (await world.call('zarcodes.get', { ...(token && { token }), params: { code } })).body;

describe('the point of a code', () => {
  test('bought, made with a credit, as a creator and by an admin has its source and accuracy', async () => {
    await world.addBundle(owner, 5);
    await makeCreator(owner);
    const withCredit = { ...pretoria, ...measured, useBundle: true };
    const byAdmin = { ...pretoria, ...measured, userEmail: owner.email };
    const { body: made } = await world.call('zarcodes.create', { token: owner.token, body: withCredit });
    const { body: given } = await world.call('adminZarcodes.create', { token: admin.token, body: byAdmin });
    expect(made).toMatchObject(stored);
    expect(given).toMatchObject(stored);
    for (const code of [
      await world.buyCode(owner, measured),
      await makeCreatorCode(world, owner, measured),
      made.zarcode,
      given.zarcode,
    ]) {
      for (const { token } of [owner, admin]) expect(await get(code, token)).toMatchObject(stored);
    }
  });

  test('is shown to nobody else', async () => {
    const code = await world.buyCode(owner, measured);
    const other = await world.person();
    const { body: found } = await world.call('search.combined', { query: { q: code } });
    const page = await world.call('zarcodes.page', { params: { code } });
    for (const shown of [await get(code), await get(code, other.token), found, page.raw]) {
      expect(JSON.stringify(shown)).not.toMatch(/pointSource|pointAccuracy/);
    }
  });

  test('needs neither: older codes have none', async () => {
    const code = await world.buyCode(owner);
    expect(Object.keys(await get(code, owner.token))).not.toContain('pointSource');
  });

  test('is in the export of its owner, with its order', async () => {
    await world.buyCode(owner, measured);
    const { body } = await world.call('user.export', { token: owner.token, query: {} });
    expect(body.zarCodes).toMatchObject([stored]);
    expect(body.payments).toMatchObject([{ purchase: { place: stored } }]);
  });

  test.each([
    [{ pointSource: 'guess' }, 'pointSource'],
    [{ pointAccuracy: -1 }, 'pointAccuracy'],
    [{ pointAccuracy: 100_001 }, 'pointAccuracy'],
    [{ pointAccuracy: '8' }, 'pointAccuracy'],
    [{ pointAccuracy: null }, 'pointAccuracy'],
  ])('%j is refused', async (wrong, field) => {
    const body = { zarcode: { ...pretoria, ...wrong } };
    const { status, body: refused } = await world.call('payments.create', { token: owner.token, body });
    expect(status).toBe(400);
    expect(Object.keys(refused.fields)).toEqual([`zarcode.${field}`]);
  });
});

describe('an edit', () => {
  let code: string;
  beforeEach(async () => {
    code = await world.buyCode(owner, measured);
  });
  const edit = (body: object) =>
    world.call('adminZarcodes.update', { token: admin.token, params: { code }, body });

  test('that moves the point says how the new one was given', async () => {
    await edit({ ...capeTown, title: 'Moved', pointSource: 'link' });
    const moved = await get(code, owner.token);
    expect(moved).toMatchObject({ city: 'Cape Town', pointSource: 'link' });
    expect(Object.keys(moved)).not.toContain('pointAccuracy');
  });

  test('that moves it without saying how leaves nothing of the old point', async () => {
    const { body } = await edit({ ...capeTown, title: 'Moved' });
    for (const shown of [body, await get(code, owner.token)]) {
      expect(JSON.stringify(shown)).not.toMatch(/pointSource|pointAccuracy/);
    }
  });

  test('that leaves the point where it is leaves what is said of it', async () => {
    await edit({ ...pretoria, title: 'Renamed', pointSource: 'pin' });
    expect(await get(code, owner.token)).toMatchObject({ title: 'Renamed', ...stored });
  });
});
