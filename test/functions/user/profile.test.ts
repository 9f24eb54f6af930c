import { beforeAll, beforeEach, expect, test } from 'vitest';
import { day, testClock } from '#test/support/clock.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
let world: World;
let person: Person;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});
beforeEach(async () => {
  person = await world.person();
});

const profileOf = async ({ token }: Person) => (await world.call('user.profile', { token })).body;
const wants = (email: string) =>
  world.call('user.updateProfile', { token: person.token, body: { email }, ip: '203.0.113.9' });

test('answers what the person may change, and nothing else', async () => {
  expect(await profileOf(person)).toEqual({
    firstName: 'Thandi',
    lastName: 'Nkosi',
    email: person.email,
    contactTel: '',
    emailNotifications: true,
  });
});

test('shows a new email address while it waits', async () => {
  await wants('waiting@example.co.za');
  expect(await profileOf(person)).toMatchObject({
    email: person.email,
    pendingEmail: 'waiting@example.co.za',
  });
});

test('a new address no longer waits after a day, even if its item is not deleted yet', async () => {
  await wants('late@example.co.za');
  clock.advance(day - 1);
  const later = await world.signIn(person);
  expect(await profileOf(later)).toMatchObject({ pendingEmail: 'late@example.co.za' });
  clock.advance(1);
  expect(await profileOf(later)).not.toHaveProperty('pendingEmail');
});

test('nor after all sessions were ended', async () => {
  await wants('ended@example.co.za');
  await world.updateUser(person, { tokenVersion: 2 });
  const again = await world.signIn(person, { tokenVersion: 2 });
  expect(await profileOf(again)).not.toHaveProperty('pendingEmail');
});
