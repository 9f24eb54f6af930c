/** A table that throttles, or whose every answer is just in time: a function that needs many still ends with a sentence. */
import type { Context, DynamoDBStreamEvent } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { reserveMs } from '#functions/lib/inTime.ts';
import { job } from '#functions/lib/job.ts';
import { streamHandler } from '#functions/lib/streamHandler.ts';
import { sdkAttempts } from '#functions/lib/timeouts.ts';
import { lambdaContext } from '#scripts/local/lambdaContext.ts';
import { allRoutes } from '#shared/contract/contract.ts';
import { type FaultProxy, startFaultProxy } from '#test/support/faultProxy.ts';
import { type Call, invoke } from '#test/support/invoke.ts';
import { fullPlace, samples } from '#test/support/samples.ts';
import { reachTableThrough } from '#test/support/tableThrough.ts';
import { handlerOf, newWorld, type Person, type World } from '#test/support/world.ts';

let proxy: FaultProxy;
let world: World;
let person: Person;
beforeAll(async () => {
  world = await newWorld();
  proxy = await startFaultProxy(world.table.endpoint);
});
beforeEach(async () => {
  provideDependencies({ table: world.deps.table });
  person = await world.person({ role: 'super_admin' });
});
afterEach(() => {
  proxy.delayMs = 0;
  proxy.fault = null;
});
afterAll(() => proxy.stop());

const routes = new Map(allRoutes().map(({ key, route }) => [key, route]));

/** @param leftMs until Lambda ends the function, beside what it needs to respond */
async function call(key: Parameters<typeof handlerOf>[0], sample: Partial<Call>, leftMs: number) {
  const { method = 'GET', path = '/' } = routes.get(key) ?? {};
  return invoke(await handlerOf(key), { ...sample, method, path }, (leftMs + reserveMs) / 1000);
}

test('a code is made once, though the first request ran out of time', { tags: 'C4' }, async () => {
  await world.addBundle(person, 5);
  const sample = {
    token: person.token,
    headers: { 'idempotency-key': 'the-same-request' },
    body: fullPlace,
  };
  reachTableThrough(proxy, world);
  // What the function loads when it is first needed is no part of the time below.
  const elsewhere = { ...sample, headers: {}, body: { ...fullPlace, latitude: 0 } };
  expect((await call('zarcodes.create', elsewhere, 20_000)).status).toBe(422);
  const { requests, abandoned } = proxy;
  // That of the session comes in time, and those after it do not.
  proxy.delayMs = 500;
  const refused = await call('zarcodes.create', sample, 750);
  expect(refused.status, refused.raw).toBe(503);
  expect(refused.body).toEqual({ code: 'unavailable', message: expect.stringMatching(/^We .+\.$/) });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(proxy.requests - requests).toBeGreaterThan(1);
  // What is under way ends with it, and nothing follows.
  await vi.waitFor(() => expect(proxy.abandoned - abandoned).toBeGreaterThan(0));
  proxy.delayMs = 0;
  expect((await call('zarcodes.create', sample, 20_000)).status).toBe(201);
  expect((await call('zarcodes.create', sample, 20_000)).status).toBe(201);
  expect(await world.itemsOfType('zarcode')).toHaveLength(1);
  const [bundle] = await world.itemsOfType('bundle');
  expect(bundle?.['remaining']).toBe(4);
});

const reads = [
  ['zarcodes.get', 'one GetItem', 1, { params: { code: '7PTFLHV' } }],
  ['creators.public', 'two Queries', 2, {}],
] as const;

test.each(reads)(
  '%s: %s that are throttled are tried three times, then 503',
  { tags: 'C4' },
  async (key, _, calls, sample) => {
    reachTableThrough(proxy, world);
    const { requests } = proxy;
    proxy.fault = 'exceeded';
    const answer = await call(key, sample, 9_500);
    expect(answer.status, answer.raw).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    // The response does not wait for the second of two that fail.
    await vi.waitFor(() => expect(proxy.requests - requests).toBe(calls * sdkAttempts), { timeout: 5000 });
  },
);

test('a read that is throttled once succeeds, by its second attempt', { tags: 'C4' }, async () => {
  reachTableThrough(proxy, world);
  const unknown = { params: { code: '7PTFLHV' } };
  const before = proxy.requests;
  await call('zarcodes.get', unknown, 9_500);
  const { requests } = proxy;
  proxy.fault = 'exceeded';
  const answer = call('zarcodes.get', unknown, 9_500);
  await vi.waitFor(() => expect(proxy.requests - requests).toBe(1), { interval: 1 });
  proxy.fault = null;
  // There is no such code, which only an answer of the table can say.
  expect((await answer).status).toBe(404);
  expect(proxy.requests - requests).toBe(requests - before + 1);
});

// Generated, so that no route can wait longer than its function lives.
test.each(allRoutes())(
  '$key says so where the table does not answer at all',
  { tags: 'C4' },
  async ({ key }) => {
    const sample = await samples[key]({ world, person });
    reachTableThrough(proxy, world);
    const { requests } = proxy;
    proxy.fault = 'slow';
    const answer = await call(key, { token: person.token, ...sample }, 20);
    if (proxy.requests === requests) return;
    expect(answer.status, answer.raw).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  },
);

const never = () => new Promise<void>(() => undefined);
const shortly = (): Context => lambdaContext('test', reserveMs + 50);

test('a job that takes too long fails, which is logged and tried again', { tags: 'C8' }, async () => {
  await expect(job(never)({}, shortly())).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('changes that there was no time for come again, and no others', { tags: 'C8' }, async () => {
  const handler = streamHandler({
    name: 'test',
    inOrder: false,
    run: ({ eventId }) => (eventId === 'quick' ? Promise.resolve() : never()),
  });
  const Records = ['quick', 'slow', 'last'].map((eventID) => ({
    eventID,
    dynamodb: { SequenceNumber: `number of ${eventID}` },
  }));
  expect(await handler({ Records } satisfies DynamoDBStreamEvent, shortly())).toEqual({
    batchItemFailures: [{ itemIdentifier: 'number of slow' }, { itemIdentifier: 'number of last' }],
  });
});
