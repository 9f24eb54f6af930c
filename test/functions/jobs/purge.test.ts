/** Invalidation of CloudFront's cache when a code or photo is deleted. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCodeImages } from '#functions/data/images.ts';
import { transact } from '#functions/data/transact.ts';
import { testBucket } from '#test/support/bucket.ts';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { type Feed, openFeed, runJob } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let owner: Person;
let feed: Feed;
let cloudFront: Server;
let status = 201;
let invalidations: { path: string; authorization: string; body: string }[] = [];

beforeAll(async () => {
  cloudFront = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const { url: path = '', headers } = request;
      invalidations.push({ path, authorization: headers.authorization ?? '', body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => cloudFront.listen(0, '127.0.0.1', resolve));
  await testBucket();
  world = await newWorld();
  const { config } = world.deps;
  world = await newWorld({ config: { ...config, distributionId: 'E1ABC' } });
  process.env['AWS_ENDPOINT_URL_CLOUDFRONT'] =
    `http://127.0.0.1:${(cloudFront.address() as AddressInfo).port}`;
  owner = await world.person();
  feed = await openFeed(world.table, 'sideEffects');
});
afterAll(() => void cloudFront.close());

test('a deleted code’s paths are invalidated; a new code needs no invalidation', async () => {
  const code = await world.buyCode(owner);
  await feed.next();
  expect(invalidations).toEqual([]);

  await world.call('zarcodes.delete', { params: { code }, token: owner.token });
  expect(await feed.work()).toEqual({ batchItemFailures: [] });
  expect(invalidations).toHaveLength(1);
  const [{ path, authorization, body } = { path: '', authorization: '', body: '' }] = invalidations;
  expect(path).toBe('/2020-05-31/distribution/E1ABC/invalidation');
  expect(authorization).toContain('/us-east-1/cloudfront/aws4_request');
  const paths = [...body.matchAll(/<Path>(.*?)<\/Path>/g)].map(([, path]) => path);
  const stored = code.replace('-', '');
  expect(paths).toEqual([
    `/${code}`,
    `/zarcodes/${code}`,
    `/api/zarcodes/${stored}`,
    `/api/zarcodes/${stored}/page`,
    `/api/zarcodes/${code}`,
    `/api/zarcodes/${code}/page`,
  ]);
  expect(body).toContain('<Quantity>6</Quantity>');
});

test('a failed invalidation is retried with the same reference', async () => {
  const code = await world.buyCode(owner);
  await feed.next();
  await world.call('zarcodes.delete', { params: { code }, token: owner.token });
  const records = await feed.next();
  invalidations = [];
  status = 400;
  const { batchItemFailures } = await runJob('sideEffects', records);
  expect(batchItemFailures.length).toBeGreaterThan(0);
  status = 201;
  expect(await runJob('sideEffects', records)).toEqual({ batchItemFailures: [] });
  const references = invalidations.map(({ body }) => /<CallerReference>(.*?)</.exec(body)?.[1]);
  expect(new Set(references).size).toBe(1);
});

test('a removed photo is invalidated, the others are not', async () => {
  invalidations = [];
  const image = (id: string) => ({
    id,
    originalFilename: 'gate.jpg',
    fileSize: 1000,
    isFeatured: false,
    width: 10,
    height: 10,
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  const save = (version: number, ...ids: string[]) =>
    transact(world.deps.table, [writeCodeImages({ code: '7PT2222', images: ids.map(image), version })]);
  await save(0, 'img_one', 'img_two');
  await save(1, 'img_two');
  expect(await feed.work()).toEqual({ batchItemFailures: [] });
  const paths = invalidations.flatMap(({ body }) =>
    [...body.matchAll(/<Path>(.*?)<\/Path>/g)].map(([, path]) => path),
  );
  expect(paths).toEqual(['/api/images/7PT2222/img_one/medium', '/api/images/7PT2222/img_one/large']);
});

test('a changed creator’s pages are invalidated, and those of a creator’s deleted code', async () => {
  const pathsOf = async () => {
    expect(await feed.work()).toEqual({ batchItemFailures: [] });
    const paths = invalidations.flatMap(({ body }) =>
      [...body.matchAll(/<Path>(.*?)<\/Path>/g)].map(([, path]) => path),
    );
    invalidations = [];
    return paths;
  };
  const { token } = owner;
  const { id, slug } = await makeCreator(owner, { displayName: 'Purged Shop' });
  const code = await makeCreatorCode(world, owner);
  await feed.next();
  invalidations = [];
  await world.call('creators.updateMe', { token, body: { displayName: 'Renamed Shop' } });
  expect(await pathsOf()).toEqual([
    '/purged-shop',
    '/purged-shop/*',
    '/api/creators/slug/purged-shop',
    '/api/creators/slug/purged-shop/*',
    '/renamed-shop',
    '/renamed-shop/*',
    '/api/creators/slug/renamed-shop',
    '/api/creators/slug/renamed-shop/*',
    `/api/creators/${id}/zarcodes*`,
    '/api/creators/public*',
  ]);
  expect(slug).toBe('purged-shop');
  await world.call('zarcodes.delete', { token, params: { code } });
  expect(await pathsOf()).toEqual(
    expect.arrayContaining([
      `/${code}`,
      `/renamed-shop/${code}`,
      `/api/creators/slug/renamed-shop/${code}/page`,
    ]),
  );
});

test.each([
  ['settings', () => world.setSettings({ mapProvider: 'open' }), '/api/settings/public*'],
  ['price', () => world.setPriceCents(2500), '/api/prices/current*'],
])('the %s are invalidated when they are first set and when they change', async (_, set, path) => {
  for (let time = 0; time < 2; time++) {
    await feed.next();
    invalidations = [];
    await set();
    expect(await feed.work()).toEqual({ batchItemFailures: [] });
    expect(
      invalidations.map(({ body }) => [...body.matchAll(/<Path>(.*?)<\/Path>/g)].map(([, each]) => each)),
    ).toEqual([[path]]);
  }
});

test('a super admin’s change of the settings is invalidated, one that changes nothing is not', async () => {
  const { token } = await world.person({ role: 'super_admin' });
  await feed.next();
  invalidations = [];
  for (const body of [{ googleMapsApiKey: 'another-key' }, {}]) {
    expect((await world.call('settings.update', { token, body })).status).toBe(200);
  }
  expect(await feed.work()).toEqual({ batchItemFailures: [] });
  expect(invalidations).toHaveLength(1);
  expect(invalidations[0]?.body).toContain('<Path>/api/settings/public*</Path>');
});
