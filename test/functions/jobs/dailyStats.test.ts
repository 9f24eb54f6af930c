import { beforeEach, expect, test } from 'vitest';
import { getMail } from '#functions/data/mails.ts';
import { addressMail } from '#functions/domain/mail/addressMail.ts';
import { handler as dailyStats } from '#functions/jobs/dailyStats.ts';
import { hour, type TestClock, testClock } from '#test/support/clock.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type World } from '#test/support/world.ts';

let clock: TestClock;
let world: World;
beforeEach(async () => {
  clock = testClock('2026-04-30T21:30:00.000Z');
  world = await newWorld({ now: clock.now });
  const feed = await openFeed(world.table, 'projections');
  const person = await world.person();
  await world.buyCode(person);
  // After midnight in Johannesburg.
  clock.advance(hour);
  await world.buyCode(await world.signIn(person));
  await feed.work();
  clock.set('2026-05-01T05:00:00.000Z');
});

const mails = async () =>
  (await world.itemsOfType('mail')).filter((mail) => mail['content'].kind === 'dailyStats');

test('the figures of the day before are mailed once, however often the job runs', {
  tags: 'C10',
}, async () => {
  await world.setSettings({ notifyDailyStats: true });
  await Promise.all([dailyStats(), dailyStats()]);
  clock.advance(hour);
  await dailyStats();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  const stored = await getMail(world.deps.table, String(mail?.['id']));
  const addressed = stored && (await addressMail(world.deps, stored));
  expect(addressed).toMatchObject({
    to: world.deps.config.supportEmail,
    subject: 'Figures of 30 April 2026',
    text: expect.stringContaining('Paid orders: 1'),
  });
  clock.set('2026-05-02T05:00:00.000Z');
  await dailyStats();
  expect(await mails()).toHaveLength(2);
});

test('nothing is mailed unless the settings say so', async () => {
  await dailyStats();
  await world.setSettings({ notifyDailyStats: false });
  await dailyStats();
  expect(await mails()).toEqual([]);
});

test('a new user is announced to support with the setting, and once', async () => {
  const person = { firstName: 'Thandi', lastName: 'Nkosi', email: 'thandi@example.co.za' };
  const body = { ...person, password: 'secret12', confirmPassword: 'secret12' };
  const newUsers = async () =>
    (await world.itemsOfType('mail')).filter((mail) => mail['content'].kind === 'newUser');
  await world.call('auth.register', { body });
  expect(await newUsers()).toEqual([]);
  await world.setSettings({ notifyNewUser: true });
  const second = { ...body, email: 'lerato@example.co.za' };
  await world.call('auth.register', { body: second, ip: '203.0.113.1' });
  expect((await world.call('auth.register', { body: second, ip: '203.0.113.2' })).status).toBe(409);
  const [mail, ...others] = await newUsers();
  expect(others).toEqual([]);
  const stored = await getMail(world.deps.table, String(mail?.['id']));
  expect(stored && (await addressMail(world.deps, stored))).toMatchObject({
    to: world.deps.config.supportEmail,
    subject: 'New user: Thandi Nkosi',
    text: expect.stringContaining('Email: lerato@example.co.za'),
  });
});
