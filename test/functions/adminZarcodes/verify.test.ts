import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let admin: Person;
let owner: Person;
let code: string;
beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  admin = await world.person({ role: 'admin' });
  owner = await world.person();
  code = await world.buyCode(owner);
});

const verify = (body: object = {}) =>
  world.call('adminZarcodes.verify', { token: admin.token, params: { code }, body });
const page = async () => (await world.call('zarcodes.page', { params: { code } })).body as string;
const get = async () => (await world.call('zarcodes.get', { params: { code } })).body;

test('a mark that everybody sees, until it is taken away', async () => {
  expect(await get()).not.toHaveProperty('verified');
  expect(await page()).not.toContain('>Verified<');
  expect(await verify()).toMatchObject({ status: 200, body: { zarcode: code, verified: true, version: 2 } });
  expect(await get()).toMatchObject({ verified: true });
  expect(await page()).toContain('>Verified<');
  expect((await verify({ verified: false, version: 2 })).body).toMatchObject({ verified: false, version: 3 });
  expect(await get()).not.toHaveProperty('verified');
  const params = { kind: 'zarcode', id: code.replace('-', '') };
  const audit = await world.call('audit.ofTarget', { token: admin.token, params });
  expect(audit.body.entries.map(({ changes }: { changes: unknown }) => changes)).toEqual([
    [{ field: 'verified', from: true, to: false }],
    [{ field: 'verified', from: false, to: true }],
  ]);
});

test('twice is recorded once', async () => {
  await verify();
  expect((await verify()).body).toMatchObject({ verified: true, version: 2 });
  expect((await world.itemsOfType('audit')).filter(({ userId }) => userId === owner.id)).toHaveLength(1);
});

test('stays with an edit of an admin, and goes with one of the owner', async () => {
  await verify();
  const byAdmin = { ...pretoria, title: 'By an admin', version: 2 };
  await world.call('adminZarcodes.update', { token: admin.token, params: { code }, body: byAdmin });
  expect(await get()).toMatchObject({ verified: true, title: 'By an admin' });
  await world.openEditWindow(owner, code);
  const body = { ...pretoria, title: 'By the owner', version: 3 };
  const edited = await world.call('zarcodes.update', { token: owner.token, params: { code }, body });
  expect(edited.body).not.toHaveProperty('verified');
  expect(await get()).not.toHaveProperty('verified');
});

test('is refused to an admin who saw another version', async () => {
  expect((await verify({ version: 7 })).status).toBe(409);
});
