/** Each service that we call, going wrong in each way: people get a sentence, and nothing is half done. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { createPayFast } from '#functions/services/payfast.ts';
import { createPlaces } from '#functions/services/places.ts';
import { createMailer } from '#functions/services/ses.ts';
import { testBucket } from '#test/support/bucket.ts';
import { effectsIn } from '#test/support/effects.ts';
import { type FaultProxy, faults, startFaultProxy } from '#test/support/faultProxy.ts';
import type { Answer } from '#test/support/invoke.ts';
import { fullPlace, uploadedImage } from '#test/support/samples.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { reachTableThrough } from '#test/support/tableThrough.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

/** Short ones, so that the tests do not wait as long as a function does. */
const timeoutMs = 300;

const opened: FaultProxy[] = [];
afterEach(async () => {
  for (const proxy of opened.splice(0)) await proxy.stop();
});
async function proxyOf(upstream?: string): Promise<FaultProxy> {
  const proxy = await startFaultProxy(upstream);
  opened.push(proxy);
  return proxy;
}

/** In a sentence, and with when to try again. */
function expectUnavailable(answer: Answer): void {
  expect(answer.status, answer.raw).toBe(503);
  expect(answer.body).toEqual({ code: 'unavailable', message: expect.stringMatching(/^We .+\.$/) });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}

describe.each(faults)('the table: %s', (fault) => {
  let world: World;
  let person: Person;
  let proxy: FaultProxy;
  /** A world whose handlers reach the table through the proxy; the test itself reads it directly. */
  const open = async () => {
    world = await newWorld();
    person = await world.personWithPassword('correct horse');
    await world.addBundle(person, 5);
    proxy = await proxyOf(world.table.endpoint);
    reachTableThrough(proxy, world, timeoutMs);
  };

  test('a code is made once, when the same request comes again', async () => {
    await open();
    const call = {
      token: person.token,
      headers: { 'idempotency-key': 'the-same-request' },
      body: fullPlace,
    };
    const stored = effectsIn(await world.allItems());
    proxy.fault = fault;
    expectUnavailable(await world.call('zarcodes.create', call));
    expect(effectsIn(await world.allItems())).toEqual(stored);
    proxy.fault = null;
    expect((await world.call('zarcodes.create', call)).status).toBe(201);
    expect((await world.call('zarcodes.create', call)).status).toBe(201);
    expect(await world.itemsOfType('zarcode')).toHaveLength(1);
    const [bundle] = await world.itemsOfType('bundle');
    expect(bundle?.['remaining']).toBe(4);
  });

  test('reads, orders and sign-ins say so', async () => {
    await open();
    const { token, email } = person;
    proxy.fault = fault;
    expectUnavailable(await world.call('zarcodes.get', { params: { code: '7PT-FLHV' } }));
    expectUnavailable(await world.call('payments.create', { token, body: { bundle: 5 } }));
    expectUnavailable(await world.call('auth.login', { body: { email, password: 'correct horse' } }));
    proxy.fault = null;
    expect(await world.itemsOfType('payment')).toEqual([]);
    expect((await world.call('auth.login', { body: { email, password: 'correct horse' } })).status).toBe(200);
  });
});

describe.each(faults)('Google Places: %s', (fault) => {
  test('a search still finds codes', async () => {
    const world = await newWorld();
    const code = await world.buyCode(await world.person(), { title: 'Vilakazi Spaza' });
    await (await openFeed(world.table, 'projections')).work();
    const proxy = await proxyOf();
    proxy.fault = fault;
    const { config } = world.deps;
    const places = createPlaces({ ...config, placesUrl: proxy.url });
    provideDependencies({ config: { ...config, placesKey: async () => 'a-key' }, places });
    await world.setSettings({ mapProvider: 'google' });
    const answer = await world.call('search.combined', { query: { q: 'vilakazi' } });
    expect(answer.status, answer.raw).toBe(200);
    expect(answer.body.results).toMatchObject([{ type: 'zarcode', zarcode: code }]);
    expect(proxy.requests).toBeGreaterThan(0);
  });
});

describe.each(faults)('S3: %s', (fault) => {
  test('an upload is completed when the same request comes again', async () => {
    const world = await newWorld();
    const person = await world.person();
    const params = await uploadedImage({ world, person });
    const { url } = await testBucket();
    const proxy = await proxyOf(url);
    proxy.fault = fault;
    process.env['AWS_ENDPOINT_URL_S3'] = proxy.url;
    const call = { token: person.token, params };
    const refused = await world.call('images.complete', call);
    process.env['AWS_ENDPOINT_URL_S3'] = url;
    // What is no picture is refused as that, wherever it comes from.
    if (fault !== 'wrongContent') expectUnavailable(refused);
    else expect(refused.status, refused.raw).toBe(422);
    const { body } = await world.call('images.list', { params: { code: params.code } });
    expect(body.images).toEqual([]);
    if (fault !== 'wrongContent') expect((await world.call('images.complete', call)).status).toBe(200);
  });
});

describe.each(faults)('PayFast: %s', (fault) => {
  test('a notice stays unconfirmed, and is tried again', async () => {
    const proxy = await proxyOf();
    proxy.fault = fault;
    const { config } = (await newWorld()).deps;
    const standIn = { host: proxy.url, apiHost: proxy.url };
    const payFast = createPayFast({ ...config, payFastStandIn: standIn }, timeoutMs);
    expect(await payFast.confirm('m_payment_id=1', false)).toBe('unanswered');
  });
});

describe.each(faults)('SES: %s', (fault) => {
  let before: string | undefined;
  beforeAll(() => {
    before = process.env['AWS_ENDPOINT_URL_SES'];
  });
  test('a mail that was not sent is an error for the outbox, in time', { timeout: 30_000 }, async () => {
    const { config } = (await newWorld()).deps;
    const proxy = await proxyOf();
    proxy.fault = fault;
    process.env['AWS_ENDPOINT_URL_SES'] = proxy.url;
    const mail = { to: 'thandi@example.co.za', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    const send = createMailer(config).send(mail);
    await expect(send).rejects.toThrow();
    process.env['AWS_ENDPOINT_URL_SES'] = before;
  });
});
