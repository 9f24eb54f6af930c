import { beforeAll, beforeEach, expect, test } from 'vitest';
import { erasedUserId } from '#functions/data/erased.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

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

const reason = 'This gate is in another street.';
const remove = (body: object = { reason }) =>
  world.call('adminZarcodes.delete', { token: admin.token, params: { code }, body });

test('leaves a tombstone, and the owner is mailed the reason', async () => {
  expect(await remove()).toMatchObject({ status: 200, body: { zarcode: code } });
  expect((await world.call('zarcodes.get', { params: { code } })).status).toBe(404);
  const stats = await world.call('user.stats', { token: owner.token });
  expect(stats.body).toMatchObject({ totalCodes: 0 });
  const mails = (await world.itemsOfType('mail')).filter(({ to }) => to === owner.id);
  expect(mails.map(({ content }) => content)).toContainEqual({
    kind: 'codeDeleted',
    code: code.replace('-', ''),
    title: 'Mama Joy Spaza',
    reason,
  });
  const params = { kind: 'zarcode', id: code.replace('-', '') };
  const audit = await world.call('audit.ofTarget', { token: admin.token, params });
  expect(audit.body.entries).toMatchObject([{ action: 'adminZarcodes.delete', reason }]);
  expect((await remove()).status).toBe(404);
});

test('needs a reason, and the version that the admin saw where they say it', async () => {
  expect(await remove({ reason: ' ' })).toMatchObject({
    status: 400,
    body: { fields: { reason: 'Please say why this ZarCode is deleted. Its owner will read it.' } },
  });
  expect((await remove({ reason, version: 2 })).status).toBe(409);
  expect((await world.call('zarcodes.get', { params: { code } })).status).toBe(200);
});

test('of a person who was erased, with nobody to mail and nothing to count', async () => {
  const [stored] = (await world.itemsOfType('zarcode')).filter(({ ownerId }) => ownerId === owner.id);
  const { ownerPk: _, ownerSk: __, ...unowned } = stored ?? {};
  await world.put({ ...unowned, ownerId: erasedUserId });
  expect((await remove()).status).toBe(200);
  const items = await world.allItems();
  expect(items.filter(({ pk }) => String(pk).endsWith(erasedUserId))).toEqual([]);
  expect(items.filter(({ to }) => to === erasedUserId)).toEqual([]);
});
