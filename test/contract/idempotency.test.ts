/** Every route that creates or pays: one Idempotency-Key has one effect, also under retries, races and crashes. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { day, testClock } from '#test/support/clock.ts';
import { crashAtTransaction, intercept } from '#test/support/dynamoCalls.ts';
import { type Sample, samples } from '#test/support/samples.ts';
import { type Item, newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-10T08:00:00.000Z');
let world: World;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

let keys = 0;
const newKey = () => `key-of-a-test-${++keys}`;

async function prepare(key: RouteKey, person?: Person, sample?: Sample) {
  // Who may call every one of these routes.
  const owner = person ?? (await world.person({ role: 'admin' }));
  const call = sample ?? (await samples[key]({ world, person: owner }));
  const send = (idempotencyKey: string, change: Partial<Sample> = {}, token = owner.token) =>
    world.call(key, { ...call, token, headers: { 'idempotency-key': idempotencyKey }, ...change });
  return { owner, sample: call, send };
}

/** All items except rate limit counters, which also count failed calls. */
const stored = async () => (await world.allItems()).filter(({ type }) => type !== 'rateLimit');

/** The number of items by type. */
function countTypes(items: readonly Item[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type } of items) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
const difference = (after: Record<string, number>, before: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([type, count]) => [type, count - (before[type] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );

/** The same request with one value changed. */
function otherBody(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body)
      .replace('mock-1', 'mock-2')
      .replace('Mama Joy Spaza', 'Tata Joy Spaza')
      .replace('"amount":5', '"amount":10')
      .replace('"count":3', '"count":2'),
  );
}

describe.each(allRoutes().filter(({ route }) => route.idempotent === true))('$key', ({ key, route }) => {
  const success = route.status ?? 200;

  test('repeats the first response and does nothing else', { tags: ['C1', 'C5'] }, async () => {
    const { send } = await prepare(key);
    const first = await send('one-and-the-same');
    expect(first.status, first.raw).toBe(success);
    const before = await stored();
    const second = await send('one-and-the-same');
    expect(second).toMatchObject({ status: success, body: first.body });
    expect(await stored()).toEqual(before);
  });

  test('acts once for ten concurrent calls', { tags: ['C1', 'C5'] }, async () => {
    const alone = await prepare(key);
    const before = countTypes(await world.allItems());
    await alone.send(newKey());
    const once = difference(countTypes(await world.allItems()), before);

    const { send } = await prepare(key);
    const start = countTypes(await world.allItems());
    const same = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(same)));
    for (const answer of answers)
      expect(answer, answer.raw).toMatchObject({ status: success, body: answers[0]?.body });
    expect(difference(countTypes(await world.allItems()), start)).toEqual(once);
  });

  test('acts after a crash before its transaction', { tags: 'C6' }, async () => {
    const { send } = await prepare(key);
    const [same, before] = [newKey(), await stored()];
    const process = crashAtTransaction(world.table.client, 'before');
    cleanups.push(process.restart);
    expect(await send(same)).toMatchObject({ status: 500, body: { code: 'internal' } });
    process.restart();
    expect(await stored()).toEqual(before);
    expect((await send(same)).status).toBe(success);
  });

  test('returns the response to a retry after a crash following the transaction', {
    tags: ['C5', 'C6'],
  }, async () => {
    const { send } = await prepare(key);
    const same = newKey();
    const process = crashAtTransaction(world.table.client, 'after');
    cleanups.push(process.restart);
    expect((await send(same)).status).toBe(500);
    process.restart();
    const before = await stored();
    const repeat = await send(same);
    expect(repeat.status, repeat.raw).toBe(success);
    expect(await send(same)).toMatchObject({ status: success, body: repeat.body });
    expect(await stored()).toEqual(before);
  });

  test('returns the first response to a concurrent second call, even if that call alone would fail', async () => {
    const { send } = await prepare(key);
    const same = newKey();
    // The second call reads the key before the first stores its response, and continues after the first finished.
    const secondHasRead = Promise.withResolvers<void>();
    const firstIsDone = Promise.withResolvers<void>();
    let armed = true;
    cleanups.push(
      intercept(world.table.client, async ({ operation, input }, next) => {
        const isKeyRead = operation === 'GetItem' && String(input.Key.pk).startsWith('IDEM#');
        const answer = await next();
        if (isKeyRead && armed) {
          armed = false;
          secondHasRead.resolve();
          await firstIsDone.promise;
        }
        return answer;
      }),
    );
    const second = send(same);
    await secondHasRead.promise;
    const first = await send(same);
    await world.setSettings({ maxCodesPerUser: 0 });
    for (const bundle of await world.itemsOfType('bundle')) await world.put({ ...bundle, remaining: 0 });
    firstIsDone.resolve();
    const secondResponse = await second;
    await world.setSettings({});
    expect(secondResponse, secondResponse.raw).toMatchObject({ status: success, body: first.body });
  });

  test('refuses the same key for a different request: 409', { tags: 'C5' }, async () => {
    const { owner, sample, send } = await prepare(key);
    const same = newKey();
    expect((await send(same)).status).toBe(success);
    const before = await stored();
    const changed = await send(same, { body: otherBody(sample.body) });
    expect(changed).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
    expect(await stored()).toEqual(before);

    const others = allRoutes().filter((one) => one.route.idempotent === true && one.key !== key);
    for (const other of others) {
      const { send: sendOther } = await prepare(other.key, owner);
      expect((await sendOther(same)).status, other.key).toBe(409);
    }
  });

  test('separates the keys of different users', async () => {
    const [one, other] = [await prepare(key), await prepare(key)];
    const same = newKey();
    const [first, second] = [await one.send(same), await other.send(same)];
    expect([first.status, second.status]).toEqual([success, success]);
    expect(second.body.id).not.toBe(first.body.id);
  });

  test('forgets a key after 24 hours', async () => {
    const { owner, send } = await prepare(key);
    const same = newKey();
    const first = await send(same);
    clock.advance(day - 1);
    const signedIn = await world.signIn(owner);
    expect((await send(same, {}, signedIn.token)).body).toEqual(first.body);
    clock.advance(1);
    // The request differs, so the response can't be the saved one.
    const { sample, send: sendNext } = await prepare(key, signedIn);
    const later = await sendNext(same, { body: otherBody(sample.body) });
    expect(later.status, later.raw).toBe(success);
  });
});
