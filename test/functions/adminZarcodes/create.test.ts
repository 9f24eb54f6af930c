import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  admin = await world.person({ role: 'admin' });
  owner = await world.person();
});

const { termsConfirmed: _, ...place } = pretoria;
const create = (fields: object = {}, headers: Record<string, string> = {}) => {
  const body = { ...place, userEmail: owner.email, ...fields };
  return world.call('adminZarcodes.create', { token: admin.token, body, headers });
};
const mails = async (kind: string) =>
  (await world.itemsOfType('mail')).filter(({ to, content }) => to === owner.id && content.kind === kind);

test('a code for a person: theirs, counted, mailed and recorded', async () => {
  const { status, body } = await create({ userEmail: owner.email.toUpperCase() });
  expect(status).toBe(201);
  expect(body).toMatchObject({ title: place.title, owner: { id: owner.id, email: owner.email }, version: 1 });
  const stats = await world.call('user.stats', { token: owner.token });
  expect(stats.body).toMatchObject({ totalCodes: 1 });
  expect((await mails('codeMade')).map(({ content }) => content.code)).toEqual([body.id]);
  const params = { kind: 'zarcode', id: body.id };
  const audit = await world.call('audit.ofTarget', { token: admin.token, params });
  expect(audit.body.entries).toMatchObject([{ action: 'adminZarcodes.create', actor: { id: admin.id } }]);
});

test('as one that an admin made, so that it does not count as sold', async () => {
  const { body } = await create();
  const made = (await world.itemsOfType('zarcode')).find(({ code }) => code === body.id);
  expect(made).toMatchObject({ kind: 'admin' });
});

test('above the limit of the person, whom we advise to contact support there', async () => {
  await world.setSettings({ maxCodesPerUser: 1 });
  await create();
  expect((await create()).status).toBe(201);
});

test('once for one idempotency key', async () => {
  const headers = { 'idempotency-key': 'a-key-of-one-form' };
  const [first, second] = [await create({}, headers), await create({}, headers)];
  expect(second.body).toEqual(first.body);
  expect(await mails('codeMade')).toHaveLength(1);
});

test('not for somebody without an account, nor in the wrong place', async () => {
  expect(await create({ userEmail: 'nobody@example.co.za' })).toMatchObject({
    status: 422,
    body: { code: 'account_unknown', fields: { userEmail: 'No account has this email address.' } },
  });
  expect((await create({ province: 'Limpopo' })).body.code).toBe('province_mismatch');
  expect((await create({ latitude: -40, longitude: 10 })).body.code).toBe('outside_south_africa');
});
