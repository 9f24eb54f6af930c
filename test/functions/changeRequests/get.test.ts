import { beforeAll, expect, test } from 'vitest';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  world = await newWorld();
  owner = await world.person();
  admin = await world.person({ role: 'admin', firstName: 'Lerato' });
});

const get = (id: string, { token } = admin) => world.call('changeRequests.get', { token, params: { id } });

test('a request shows its place, and afterwards who decided', async () => {
  const code = await world.buyCode(owner);
  const id = await world.requestChange(owner, code);
  const { title, latitude, longitude, city, province } = pretoria;
  expect(await get(id)).toMatchObject({
    status: 200,
    body: {
      id,
      zarcode: code,
      title,
      status: 'pending',
      canDecide: true,
      place: { title, latitude, longitude, city, province },
      user: { email: owner.email },
    },
  });
  const body = { decision: 'reject', note: 'Please send a photo.' };
  await world.call('changeRequests.decide', { token: admin.token, params: { id }, body });
  expect((await get(id)).body).toMatchObject({
    status: 'rejected',
    canDecide: false,
    note: 'Please send a photo.',
    decidedBy: { id: admin.id, name: 'Lerato Nkosi' },
  });
});

test('nobody can decide on their own', async () => {
  const own = await world.buyCode(admin);
  const id = await world.requestChange(admin, own);
  expect((await get(id)).body).toMatchObject({ status: 'pending', canDecide: false });
});

test('one that does not exist is not found', async () => {
  expect(await get('chg_7PT22220000000000000')).toMatchObject({
    status: 404,
    body: { message: 'Change request not found' },
  });
});
