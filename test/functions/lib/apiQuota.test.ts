/** Many processes that count the calls of one key, by a clock that the test sets. */
import { beforeAll, describe, expect, test } from 'vitest';
import { takeCalls } from '#functions/data/apiUsage.ts';
import { KeyChecks } from '#functions/lib/apiKey.ts';
import { Quotas } from '#functions/lib/apiQuota.ts';
import { routeOf } from '#shared/contract/contract.ts';
import { bearer, callsOf, makeApiKey } from '#test/support/apiKeys.ts';
import { testClock } from '#test/support/clock.ts';
import { eventOf } from '#test/support/invoke.ts';
import { recordClient } from '#test/support/recorder.ts';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const noon = '2026-03-01T10:00:00.000Z';

interface Load {
  readonly processes: number;
  readonly perSecond: number;
  readonly seconds: number;
  readonly perDay: number;
  /** Which process serves a call; in turns unless given. */
  readonly processOf?: (call: number) => number;
}

/** @returns what was served, what is counted, and the most writes in any second after the first. */
async function live({ processes, perSecond, seconds, perDay, processOf = (call) => call % processes }: Load) {
  const keyId = world.deps.newId('key');
  const clock = testClock(noon);
  const deps = { table: world.deps.table, now: clock.now };
  const all = Array.from({ length: processes }, () => new Quotas());
  const asked = { keyId, perDay, count: 1 };
  const writes: number[] = [];
  let served = 0;
  for (let second = 0; second < seconds; second++) {
    const { commands } = await recordClient(world.table.client).during(async () => {
      for (let call = 0; call < perSecond; call++) {
        const quotas = all[processOf(second * perSecond + call)] ?? new Quotas();
        if (await quotas.reserve(deps, asked)) {
          quotas.serve(deps, asked);
          served += 1;
        }
        clock.advance(1 / perSecond);
      }
    });
    writes.push(commands.length);
  }
  return { served, counted: await callsOf(world, keyId), mostWrites: Math.max(...writes.slice(1)) };
}

test('10,000 calls a second of a hundred processes are 100 writes a second, and are counted to 1 %', {
  timeout: 30_000,
}, async () => {
  const load = { processes: 100, perSecond: 10_000, seconds: 2, perDay: 900_000_000 };
  const { served, counted, mostWrites } = await live(load);
  expect(served).toBe(20_000);
  expect(mostWrites).toBeLessThanOrEqual(110);
  // What is counted in advance is a second of calls at most, and a day has 86,400 of them.
  expect(counted - served).toBeLessThanOrEqual(10_000);
});

test('where so many processes serve few calls each, they count more in advance than they need', async () => {
  const keyId = world.deps.newId('key');
  const clock = testClock(noon);
  const deps = { table: world.deps.table, now: clock.now };
  const quotas = new Quotas();
  const asked = { keyId, perDay: 900_000_000, count: 1 };
  const serve = async () => {
    await quotas.reserve(deps, asked);
    quotas.serve(deps, asked);
  };
  await serve();
  clock.advance(1);
  await takeCalls(world.table, { keyId, day: '2026-03-01', count: 10_000, quota: asked.perDay });
  await serve();
  const { commands } = await recordClient(world.table.client).during(async () => {
    for (let call = 0; call < 13; call++) await serve();
  });
  expect(commands).toHaveLength(1);
  expect(await callsOf(world, keyId)).toBe(10_000 + 1 + 1 + 13);
});

describe('a free key of 1,000 a day', () => {
  test.each([
    ['one process', 1, 20],
    ['ten processes', 10, 20],
    ['forty processes in a rush', 40, 160],
    ['more calls than there are', 10, 300],
  ])(
    '%s: never more are served, and 1 % of the quota at most is counted and not served',
    async (_, processes, perSecond) => {
      const { served, counted } = await live({ processes, perSecond, seconds: 5, perDay: 1000 });
      expect(served).toBeLessThanOrEqual(1000);
      expect(counted).toBeLessThanOrEqual(1000);
      expect(counted - served).toBeLessThanOrEqual(10);
      if (processes * perSecond * 5 < 1000) expect(served).toBe(perSecond * 5);
      if (perSecond * 5 > 1000) expect(served).toBeGreaterThan(990);
    },
  );

  test('a rush that ends leaves less than 1 % counted and not served', async () => {
    const rush = { processes: 30, perSecond: 150, seconds: 3, perDay: 1000 };
    const skewed = (call: number) => (call % 3 === 0 ? 0 : call % 30);
    const { served, counted } = await live({ ...rush, processOf: skewed });
    expect(served).toBe(450);
    expect(counted - served).toBeLessThan(10);
  });

  test('calls of one process that overlap have look-ups of their own', async () => {
    const keyId = world.deps.newId('key');
    const deps = { table: world.deps.table, now: testClock(noon).now };
    const asked = { keyId, perDay: 5, count: 1 };
    const quotas = new Quotas();
    expect(await quotas.reserve(deps, asked)).toBe(true);
    expect(await quotas.reserve(deps, asked)).toBe(true);
    expect(await callsOf(world, keyId)).toBe(2);
    const tried = await Promise.all(Array.from({ length: 9 }, () => quotas.reserve(deps, asked)));
    expect(tried.filter(Boolean)).toHaveLength(3);
    await quotas.giveBack(deps, asked, true);
    expect(await callsOf(world, keyId)).toBe(4);
  });

  test('calls of one process that overlap until the day is used up get all that there is', async () => {
    const keyId = world.deps.newId('key');
    const deps = { table: world.deps.table, now: testClock(noon).now };
    const asked = { keyId, perDay: 1000, count: 1 };
    await takeCalls(world.table, { keyId, day: '2026-03-01', count: 985, quota: asked.perDay });
    const quotas = new Quotas();
    // So many a second that it counts ten in advance: once there is room for them, then no more.
    for (let call = 0; call < 100; call++) quotas.serve(deps, asked);
    const tried = await Promise.all(Array.from({ length: 16 }, () => quotas.reserve(deps, asked)));
    const served = tried.filter(Boolean).length;
    expect({ served, counted: await callsOf(world, keyId) }).toEqual({ served: 15, counted: 1000 });
  });

  test('all at once, from many processes, no more than there are', async () => {
    const keyId = world.deps.newId('key');
    const deps = { table: world.deps.table, now: testClock(noon).now };
    const asked = { keyId, perDay: 5, count: 1 };
    const tried = await Promise.all(Array.from({ length: 30 }, () => new Quotas().reserve(deps, asked)));
    expect(tried.filter(Boolean)).toHaveLength(5);
    expect(await callsOf(world, keyId)).toBe(5);
  });
});

test('a process that knows that the day is used up writes nothing more', async () => {
  const keyId = world.deps.newId('key');
  const clock = testClock(noon);
  const deps = { table: world.deps.table, now: clock.now };
  const quotas = new Quotas();
  const asked = { keyId, perDay: 2, count: 1 };
  for (const isLeft of [true, true, false]) {
    expect(await quotas.reserve(deps, asked)).toBe(isLeft);
    if (isLeft) quotas.serve(deps, asked);
  }
  const { commands } = await recordClient(world.table.client).during(async () => {
    expect(await quotas.reserve(deps, asked)).toBe(false);
  });
  expect(commands).toEqual([]);
  clock.set('2026-03-02T10:00:00.000Z');
  expect(await quotas.reserve(deps, asked)).toBe(true);
});

test('a key is read with each call; one of thousands of calls a second twice a second by each process', async () => {
  const { key, id } = await makeApiKey(world, await world.person());
  const clock = testClock(noon);
  const deps = { ...world.deps, now: clock.now };
  let rate = 900;
  const checks = new KeyChecks({ rateOf: (_, asked) => (asked === id ? rate : 0) });
  const event = eventOf({ path: '/v1/health', ...bearer(key) });
  const call = { route: routeOf('v1.suggest'), event, clientIp: '198.51.100.7' };
  const readsIn = async (calls: number) => {
    const { commands } = await recordClient(world.table.client).during(async () => {
      for (let done = 0; done < calls; done++) {
        await (await checks.find(deps, call)).mayUse();
        clock.advance(1 / calls);
      }
    });
    return commands.length;
  };
  expect(await readsIn(50)).toBe(100);
  rate = 10_000;
  expect(await readsIn(50)).toBeLessThanOrEqual(2 * 2);
  const foreign = eventOf({
    path: '/v1/health',
    headers: { ...bearer(key).headers, origin: 'https://evil.example' },
  });
  await expect(checks.find(deps, { ...call, event: foreign })).rejects.toMatchObject({
    code: 'origin_not_allowed',
  });
});
