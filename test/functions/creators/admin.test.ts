/** What admins do with creators: `creators.create`, `update`, `delete` and `list`. */
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await newWorld();
  admin = await world.person({ role: 'admin' });
});

const create = (body: object) => world.call('creators.create', { token: admin.token, body });
const change = (id: string, body: object) =>
  world.call('creators.update', { token: admin.token, params: { id }, body });
const remove = (id: string) => world.call('creators.delete', { token: admin.token, params: { id } });
const noId = `crt_${'0'.repeat(20)}`;

test('an admin makes a creator of somebody else, by their email', async () => {
  const holder = await world.person();
  const answer = await create({ displayName: 'For Thandi', userEmail: holder.email.toUpperCase() });
  expect(answer).toMatchObject({ status: 201, body: { slug: 'for-thandi', isActive: true } });
  const me = await world.call('creators.me', { token: holder.token });
  expect(me.body.id).toBe(answer.body.id);
  expect(await create({ displayName: 'Again', userEmail: holder.email })).toMatchObject({
    status: 409,
    body: { code: 'creator_exists', message: 'This person already has a creator profile.' },
  });
  expect(await create({ displayName: 'Nobody', userEmail: 'nobody@example.co.za' })).toMatchObject({
    status: 422,
    body: { code: 'account_unknown', fields: { userEmail: 'No account has this email address.' } },
  });
});

test('an admin changes what a holder may not, but no prefix that is set', async () => {
  const { id } = await makeCreator(await world.person(), { uniquePrefix: 'ADM'.replace('M', 'Q') });
  expect(await change(id, { isActive: false, useStandardPrefix: true })).toMatchObject({
    status: 200,
    body: { isActive: false, useStandardPrefix: true },
  });
  expect(await change(id, { uniquePrefix: 'XYZ' })).toMatchObject({ status: 422 });
  expect(await change(noId, { isActive: false })).toMatchObject({ status: 404 });
});

test('the list has the active creators first, by name, each with its account', async () => {
  world = await newWorld();
  admin = await world.person({ role: 'admin' });
  const holder = await world.person({ firstName: 'Naledi' });
  await makeCreator(await world.person(), { displayName: 'Beta Shop' });
  await makeCreator(holder, { displayName: 'Alpha Shop' });
  await makeCreator(await world.person(), { displayName: 'Aardvark Shop', isActive: false });
  const { body } = await world.call('creators.list', { token: admin.token });
  expect(body.creators.map(({ slug }: { slug: string }) => slug)).toEqual([
    'alpha-shop',
    'beta-shop',
    'aardvark-shop',
  ]);
  expect(body.pagination).toEqual({ page: 1, limit: 5, total: 3, totalPages: 1, isPartial: false });
  expect(body.creators[0].user).toEqual({
    id: holder.id,
    firstName: 'Naledi',
    lastName: 'Nkosi',
    email: holder.email,
  });
  const second = await world.call('creators.list', { token: admin.token, query: { page: 2, limit: 2 } });
  expect(second.body.creators.map(({ slug }: { slug: string }) => slug)).toEqual(['aardvark-shop']);

  const listed = await world.call('creators.public');
  expect(listed.body.creators.map(({ slug }: { slug: string }) => slug)).toEqual(['alpha-shop', 'beta-shop']);
  for (const secret of [holder.id, holder.email, 'Naledi', 'uniquePrefix']) {
    expect(listed.raw).not.toContain(secret);
  }
});

describe('deleting a creator', () => {
  test('who made no code gives back the slug, the prefix and the person', async () => {
    const holder = await world.person();
    const fields = { displayName: 'Never Used', uniquePrefix: 'NVR' };
    const { id } = await makeCreator(holder, fields);
    expect(await remove(id)).toMatchObject({ status: 200, body: { id } });
    expect((await world.call('creators.bySlug', { params: { slug: 'never-used' } })).status).toBe(404);
    expect((await world.call('creators.me', { token: holder.token })).status).toBe(404);
    expect((await makeCreator(await world.person(), fields)).slug).toBe('never-used');
    expect(await remove(id)).toMatchObject({ status: 404 });
    expect(await remove(noId)).toMatchObject({ status: 404 });
  });

  test('leaves the codes, and their slug and prefix go to nobody else', async () => {
    const holder = await world.person();
    const { id } = await makeCreator(holder, { displayName: 'Was Used Once', uniquePrefix: 'WAS' });
    const code = await makeCreatorCode(world, holder);
    expect((await remove(id)).status).toBe(200);
    expect((await world.call('zarcodes.get', { params: { code } })).body).toMatchObject({ zarcode: code });
    const other = await world.person();
    await makeCreator(other, { displayName: 'Was Used Once' });
    expect((await world.call('creators.me', { token: other.token })).body.slug).toBe('was-used-once-2');
    const { token } = other;
    const taken = await world.call('creators.updateMe', { token, body: { uniquePrefix: 'WAS' } });
    expect(taken).toMatchObject({ status: 409, body: { code: 'prefix_taken' } });
    // The person may delete the code, and can be a creator again.
    expect((await world.call('zarcodes.delete', { token: holder.token, params: { code } })).status).toBe(200);
    expect((await makeCreator(holder, { displayName: 'Once more' })).slug).toBe('once-more');
  });
});

describe('the admins’ list', () => {
  const find = async (query: Record<string, string>) => {
    const { body } = await world.call('creators.list', { token: admin.token, query });
    return body.creators.map(({ displayName }: { displayName: string }) => displayName);
  };

  test('finds creators by words of their name, their state and their email', async () => {
    world = await newWorld();
    admin = await world.person({ role: 'admin' });
    const holder = await world.person();
    await makeCreator(holder, { displayName: 'Café Mama Joy' });
    await makeCreator(await world.person(), { displayName: 'Mama Thembi', isActive: false });
    expect(await find({ search: 'MAMA' })).toEqual(['Café Mama Joy', 'Mama Thembi']);
    expect(await find({ search: 'joy café' })).toEqual(['Café Mama Joy']);
    expect(await find({ search: 'mama', state: 'inactive' })).toEqual(['Mama Thembi']);
    expect(await find({ state: 'active' })).toEqual(['Café Mama Joy']);
    expect(await find({ search: holder.email.toUpperCase() })).toEqual(['Café Mama Joy']);
    expect(await find({ search: holder.email, state: 'active' })).toEqual(['Café Mama Joy']);
    expect(await find({ search: holder.email, state: 'inactive' })).toEqual([]);
    expect(await find({ search: 'nobody@example.co.za' })).toEqual([]);
  });

  test('says how many codes there are', async () => {
    const holder = await world.person();
    const { id } = await makeCreator(holder, { displayName: 'Counting' });
    await makeCreatorCode(world, holder);
    const { body } = await world.call('creators.get', { token: admin.token, params: { id } });
    expect(body).toMatchObject({
      totalCodes: 1,
      thisMonth: 1,
      version: 1,
      user: { id: holder.id, email: holder.email },
    });
    expect(await world.call('creators.get', { token: admin.token, params: { id: noId } })).toMatchObject({
      status: 404,
    });
  });
});

describe('what admins do', () => {
  const trail = async (id: string) =>
    (await world.call('audit.ofTarget', { token: admin.token, params: { kind: 'creator', id } })).body
      .entries;

  test('is recorded, with what it was before', async () => {
    const holder = await world.person();
    const made = await create({ displayName: 'On Record', userEmail: holder.email });
    const { id } = made.body;
    await change(id, { isActive: false });
    await remove(id);
    expect(await trail(id)).toMatchObject([
      { action: 'creators.delete', actor: { id: admin.id }, changes: [{ field: 'deleted' }] },
      { action: 'creators.update', changes: [{ field: 'isActive', from: true, to: false }] },
      {
        action: 'creators.create',
        changes: expect.arrayContaining([{ field: 'displayName', from: null, to: 'On Record' }]),
      },
    ]);
  });

  test('is neither recorded nor a new version where it changes nothing', async () => {
    const { id, version } = await makeCreator(await world.person(), { displayName: 'Same Shop' });
    for (const body of [{}, { displayName: 'Same Shop', isActive: true, uniquePrefix: '' }]) {
      expect(await change(id, body)).toMatchObject({ status: 200, body: { displayName: 'Same Shop' } });
    }
    expect(await trail(id)).toEqual([]);
    const { body } = await world.call('creators.get', { token: admin.token, params: { id } });
    expect(body.version).toBe(version);
  });

  test('is refused where another one was faster', async () => {
    const { id, version } = await makeCreator(await world.person());
    expect((await change(id, { isActive: false, version })).status).toBe(200);
    expect(await change(id, { displayName: 'Too late', version })).toMatchObject({
      status: 409,
      body: { code: 'edit_conflict' },
    });
    expect((await change(id, { displayName: 'In time', version: version + 1 })).status).toBe(200);
  });
});
