import { beforeAll, expect, test } from 'vitest';
import { newWorld, pretoria, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

test('register, log in, order, pay, and anyone can open the code', async () => {
  const account = {
    firstName: 'Thandi',
    lastName: 'Nkosi',
    email: 'Thandi@Example.co.za',
    password: 'secret1',
    confirmPassword: 'secret1',
  };
  expect(await world.call('auth.register', { body: account })).toMatchObject({ status: 201 });
  const login = await world.call('auth.login', {
    body: { email: 'thandi@example.co.za', password: 'secret1', rememberMe: true },
  });
  expect(login).toMatchObject({ status: 200, body: { user: { firstName: 'Thandi', role: 'user' } } });
  const { token } = login.body;

  const order = await world.call('payments.create', { token, body: { zarcode: pretoria } });
  expect(order).toMatchObject({ status: 201, body: { status: 'pending', amount: '19.00', mode: 'mock' } });
  const { id } = order.body;
  const paid = await world.call('payments.complete', { token, params: { id }, body: {} });
  expect(paid).toMatchObject({ status: 200, body: { status: 'complete' } });
  expect(paid.body.zarcode).toMatch(/^7PT-[23456789BCDFGHJKMNPQRSTVWXYZ]{4}$/);

  const code = paid.body.zarcode;
  const shown = await world.call('zarcodes.get', { params: { code } });
  expect(shown.status).toBe(200);
  expect(shown.body).toMatchObject({
    zarcode: code,
    title: 'Mama Joy Spaza',
    latitude: -25.7479,
    country: 'South Africa',
  });
  expect(shown.raw).not.toMatch(/thandi|nkosi|usr_/i);

  expect((await world.call('zarcodes.list', { token })).body).toMatchObject({
    zarCodes: [{ zarcode: code }],
    pagination: { page: 1, limit: 10, total: 1, totalPages: 1 },
  });
  expect((await world.call('zarcodes.recent', { token })).body.zarCodes).toHaveLength(1);
  expect((await world.call('user.stats', { token })).body).toEqual({
    totalCodes: 1,
    ownCodes: 1,
    thisMonth: 1,
    provinces: 1,
  });
  expect((await world.call('search.combined', { query: { q: code } })).body.results[0]).toMatchObject({
    type: 'zarcode',
    zarcode: code,
  });

  expect(await world.call('zarcodes.delete', { token, params: { code } })).toMatchObject({ status: 200 });
  expect(await world.call('zarcodes.get', { params: { code } })).toMatchObject({
    status: 404,
    body: { message: 'ZarCode not found', code: 'not_found' },
  });
  expect((await world.call('user.stats', { token })).body).toEqual({
    totalCodes: 0,
    ownCodes: 0,
    thisMonth: 0,
    provinces: 0,
  });
});

test('a bundle pays for a code', async () => {
  const person = await world.person();
  await world.addBundle(person, 5);
  const made = await world.call('zarcodes.create', {
    token: person.token,
    body: { ...pretoria, useBundle: true },
  });
  expect(made).toMatchObject({ status: 201, body: { user: { email: person.email } } });
  expect((await world.call('bundles.active', { token: person.token })).body.bundles).toMatchObject([
    { totalZarcodes: 5, remainingZarcodes: 4 },
  ]);
});
