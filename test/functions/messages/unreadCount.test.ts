import { expect, test } from 'vitest';
import { handler as runErasures } from '#functions/jobs/erasures.ts';
import { hour, testClock } from '#test/support/clock.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const messagesOf = async (world: World) => world.itemsOfType('message');
const recount = async (world: World) => (await messagesOf(world)).filter(({ read }) => !read).length;

/** The same for the same seed: a failure can be repeated. */
function randomFrom(seed: number) {
  let state = seed;
  return (max: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * max);
  };
}

test.each([1, 2, 3])('is exact after anything that admins do, and after an erasure (%i)', async (seed) => {
  const clock = testClock(new Date().toISOString());
  const world = await newWorld({ now: clock.now });
  const admin = await world.person({ role: 'admin' });
  const people: Person[] = [
    await world.personWithPassword('correct horse'),
    await world.personWithPassword('correct horse'),
  ];
  const count = async () => {
    const { status, body } = await world.call('messages.unreadCount', { token: admin.token });
    expect(status).toBe(200);
    return body.count as number;
  };
  expect(await count()).toBe(0);

  const random = randomFrom(seed);
  const write = async () => {
    clock.advance(hour);
    const { email, token } = people[random(2)] as Person;
    const body = { name: 'Zanele', email, subject: 'Bundles', message: 'May I?' };
    const sent = await world.call('contact.create', { ...(random(2) === 0 && { token }), body });
    expect(sent.status).toBe(201);
  };
  const act = async () => {
    const all = await messagesOf(world);
    const params = { id: all[random(all.length)]?.['id'] };
    const { token } = admin;
    const bodies = [{ read: true }, { read: false }, { archived: true }, { archived: false }, {}];
    const body = bodies[random(bodies.length)] ?? {};
    if (random(5) === 0) await world.call('messages.reply', { token, params, body: { message: 'Yes.' } });
    // The second of two changes nothing.
    else await Promise.all([1, 2].map(() => world.call('messages.update', { token, params, body })));
  };
  for (let step = 0; step < 8; step += 1) await write();
  for (let step = 0; step < 25; step += 1) {
    await act();
    expect(await count()).toBe(await recount(world));
  }

  const [leaving] = people as [Person];
  await world.endAccount(leaving);
  await runErasures();
  clock.advance(hour + 1);
  await runErasures();
  const left = await messagesOf(world);
  expect(left.every(({ email }) => email !== leaving.email)).toBe(true);
  expect(left.length).toBeGreaterThan(0);
  expect(await count()).toBe(await recount(world));
});

test('archived messages are read, and one that is marked as unread leaves the archive', async () => {
  const world = await newWorld();
  const { token } = await world.person({ role: 'admin' });
  await world.call('contact.create', {
    body: { name: 'Zanele', email: 'z@example.co.za', subject: 'Bundles', message: 'May I?' },
  });
  const params = { id: (await messagesOf(world))[0]?.['id'] };
  const update = async (body: Record<string, boolean>) => {
    const answer = await world.call('messages.update', { token, params, body });
    return { read: answer.body.read, archived: answer.body.archived };
  };
  expect(await update({ archived: true })).toEqual({ read: true, archived: true });
  expect(await update({ read: false })).toEqual({ read: false, archived: false });
  expect(await update({})).toEqual({ read: false, archived: false });
  const trail = await world.call('audit.ofTarget', { token, params: { kind: 'message', ...params } });
  expect(trail.body.entries).toHaveLength(2);
});
