import { beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { makeCreator } from '#test/support/creators.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-10T08:00:00.000Z');
let world: World;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});

const update = ({ token }: Person, body: object) => world.call('creators.updateMe', { token, body });
const bySlug = (slug: string) => world.call('creators.bySlug', { params: { slug } });
const me = async ({ token }: Person) => (await world.call('creators.me', { token })).body;

describe('a holder', () => {
  test('changes any subset of the fields, and the others stay', async () => {
    const holder = await world.person();
    await makeCreator(holder, { displayName: 'Subset Shop', instagram: '@subset', uniquePrefix: 'SUB' });
    const answer = await update(holder, { website: 'https://subset.example', email: 'Hi@Subset.Example' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        slug: 'subset-shop',
        instagram: '@subset',
        uniquePrefix: 'SUB',
        website: 'https://subset.example/',
        email: 'hi@subset.example',
      },
    });
    expect(await me(holder)).toMatchObject(answer.body);
    expect((await update(holder, { instagram: '' })).body.instagram).toBe('');
  });

  test('sets a prefix once; the same again is no change', async () => {
    const holder = await world.person();
    await makeCreator(holder, { displayName: 'Prefix Shop' });
    expect((await update(holder, { uniquePrefix: 'pfx' })).body.uniquePrefix).toBe('PFX');
    expect((await update(holder, { uniquePrefix: 'PFX', displayName: 'Prefix Shop' })).status).toBe(200);
    for (const uniquePrefix of ['PFY', '']) {
      expect(await update(holder, { uniquePrefix })).toMatchObject({
        status: 422,
        body: { code: 'prefix_locked', message: 'A prefix that has been set cannot be changed.' },
      });
    }
    const other = await world.person();
    await makeCreator(other, { displayName: 'Other Shop' });
    expect(await update(other, { uniquePrefix: 'PFX' })).toMatchObject({
      status: 409,
      body: { code: 'prefix_taken' },
    });
    expect((await me(other)).uniquePrefix).toBe('');
  });

  test('does not change what only admins may: the stored value stays', async () => {
    const holder = await world.person();
    await makeCreator(holder, { useStandardPrefix: true, isActive: false });
    expect(await update(holder, { useStandardPrefix: false, isActive: true })).toMatchObject({
      status: 200,
      body: { useStandardPrefix: true, isActive: false },
    });
    const admin = await world.person({ role: 'super_admin' });
    await makeCreator(admin);
    expect((await update(admin, { useStandardPrefix: true, isActive: false })).body).toMatchObject({
      useStandardPrefix: true,
      isActive: false,
    });
  });

  test('without a profile gets 404', async () => {
    const notFound = { status: 404, body: { code: 'not_found', message: 'Creator not found' } };
    const person = await world.person();
    expect(await update(person, { displayName: 'None' })).toMatchObject(notFound);
    expect(await world.call('creators.me', { token: person.token })).toMatchObject(notFound);
  });

  test('may not clear the name', async () => {
    const holder = await world.person();
    await makeCreator(holder);
    expect((await update(holder, { displayName: ' ' })).body.fields).toEqual({
      displayName: 'Display name is required',
    });
  });

  test('may not do it without end', async () => {
    const holder = await world.person();
    await makeCreator(holder);
    for (let count = 0; count < 30; count++) expect((await update(holder, {})).status).toBe(200);
    expect(await update(holder, {})).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  });
});

describe('a new name', () => {
  test('gives a new slug, and the old one still leads to the creator', async () => {
    const holder = await world.person();
    await makeCreator(holder, { displayName: 'Former Name' });
    expect((await update(holder, { displayName: 'Present Name' })).body.slug).toBe('present-name');
    for (const slug of ['former-name', 'FORMER-Name', 'present-name']) {
      expect((await bySlug(slug)).body).toMatchObject({ slug: 'present-name', displayName: 'Present Name' });
    }
    const other = await world.person();
    expect((await makeCreator(other, { displayName: 'Former name' })).slug).toBe('former-name-2');
    // Its own former slug is free to the creator.
    expect((await update(holder, { displayName: 'Former Name' })).body.slug).toBe('former-name');
  });

  test('that fits the slug leaves it', async () => {
    const holder = await world.person();
    await makeCreator(await world.person(), { displayName: 'Corner Store' });
    expect((await makeCreator(holder, { displayName: 'Corner Store' })).slug).toBe('corner-store-2');
    expect((await update(holder, { displayName: 'CORNER STORE!' })).body.slug).toBe('corner-store-2');
  });

  test('gives back the oldest of more than twenty slugs', async () => {
    const holder = await world.person();
    await makeCreator(holder, { displayName: 'Renamed 0' });
    for (let count = 1; count <= 20; count++) await update(holder, { displayName: `Renamed ${count}` });
    expect((await bySlug('renamed-0')).status).toBe(404);
    expect((await bySlug('renamed-1')).body.slug).toBe('renamed-20');
    expect((await makeCreator(await world.person(), { displayName: 'Renamed 0' })).slug).toBe('renamed-0');
  });
});

test('of twenty changes at once none is lost', async () => {
  const holder = await world.person();
  await makeCreator(holder);
  const fields = ['instagram', 'facebook', 'tiktok', 'xcom'] as const;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      update(holder, { [fields[index % 4] ?? 'xcom']: `name${index % 4}` }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await me(holder)).toMatchObject({
    instagram: 'name0',
    facebook: 'name1',
    tiktok: 'name2',
    xcom: 'name3',
  });
});
