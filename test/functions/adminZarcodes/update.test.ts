import { beforeAll, beforeEach, expect, test } from 'vitest';
import { erasedUserId } from '#functions/data/erased.ts';
import { capeTown, newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let admin: Person;
let owner: Person;
let code: string;
beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  admin = await world.person({ role: 'admin', firstName: 'Lerato' });
  owner = await world.person();
  code = await world.buyCode(owner);
});

const { termsConfirmed: _, ...place } = pretoria;
const update = (fields: object, { token } = admin) =>
  world.call('adminZarcodes.update', { token, params: { code }, body: { ...place, ...fields } });
const get = async () =>
  (await world.call('adminZarcodes.get', { token: admin.token, params: { code } })).body;

test('an edit at any time, which the history and the record show', async () => {
  const answer = await update({ title: 'Mama Joy Supermarket' });
  expect(answer).toMatchObject({ status: 200, body: { title: 'Mama Joy Supermarket', version: 2 } });
  expect(await get()).toMatchObject({
    zarcode: code,
    owner: { id: owner.id, email: owner.email },
    creator: null,
    history: [{ by: 'admin', from: { title: 'Mama Joy Spaza' }, to: { title: 'Mama Joy Supermarket' } }],
    images: [],
    changeRequest: null,
  });
  const params = { kind: 'zarcode', id: answer.body.id };
  const audit = await world.call('audit.ofTarget', { token: admin.token, params });
  expect(audit.body.entries).toMatchObject([
    {
      action: 'adminZarcodes.update',
      actor: { name: 'Lerato Nkosi' },
      changes: [{ field: 'title', from: 'Mama Joy Spaza', to: 'Mama Joy Supermarket' }],
    },
  ]);
});

test('the edit page of everybody records an edit of an admin, and none of the owner', async () => {
  const body = { ...pretoria, title: 'By an admin', version: 1 };
  await world.call('zarcodes.update', { token: admin.token, params: { code }, body });
  await world.openEditWindow(owner, code);
  const own = { ...pretoria, title: 'By the owner', version: 2 };
  await world.call('zarcodes.update', { token: owner.token, params: { code }, body: own });
  const entries = (await world.itemsOfType('audit')).filter(({ userId }) => userId === owner.id);
  expect(entries.map(({ action }) => action).toSorted()).toEqual([
    'changeRequests.decide',
    'zarcodes.update',
  ]);
});

test('of two admins who saw the same version, the second gets what changed', { tags: 'C15' }, async () => {
  const other = await world.person({ role: 'admin' });
  await update({ title: 'The first', version: 1 });
  const second = await update({ city: 'Centurion', version: 1 }, other);
  expect(second).toMatchObject({
    status: 409,
    body: { code: 'edit_conflict', fields: { title: 'This is now “The first”.' } },
  });
  expect(await get()).toMatchObject({ title: 'The first', city: 'Pretoria', version: 2 });
});

test('shows an open request of the owner', async () => {
  const id = await world.requestChange(owner, code);
  expect(await get()).toMatchObject({ changeRequest: { id, status: 'pending' } });
});

test('of a person who was erased, with nobody whose codes are counted', async () => {
  const [stored] = (await world.itemsOfType('zarcode')).filter(({ ownerId }) => ownerId === owner.id);
  const { ownerPk: _, ownerSk: __, ...unowned } = stored ?? {};
  await world.put({ ...unowned, ownerId: erasedUserId });
  expect((await update(capeTown)).body).toMatchObject({ province: 'Western Cape' });
  const items = await world.allItems();
  expect(items.filter(({ pk }) => String(pk).endsWith(erasedUserId))).toEqual([]);
});

test('a code that does not exist is not found', async () => {
  code = '7PT-2222';
  expect((await update({})).status).toBe(404);
  expect((await world.call('adminZarcodes.get', { token: admin.token, params: { code } })).status).toBe(404);
});
