/** What changes removes it from CloudFront's cache: the stream's job requests a purge, another job carries it out. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { writeCodeImages } from '#functions/data/images.ts';
import { transact } from '#functions/data/transact.ts';
import { handler as purges } from '#functions/jobs/purges.ts';
import { dependencies, provideDependencies } from '#functions/lib/dependencies.ts';
import { createPurges } from '#functions/services/purges.ts';
import { imagePath, imagePaths, maxImages } from '#shared/domain/images.ts';
import { type TestBucket, testBucket } from '#test/support/bucket.ts';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { setLevel } from '#test/support/levels.ts';
import { processedImage } from '#test/support/samples.ts';
import { type Feed, openFeed, runJob } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const Detail = z
  .string()
  .transform((text) => JSON.parse(text) as unknown)
  .pipe(z.object({ stage: z.string(), paths: z.array(z.string()) }));
const PutEvents = z.object({ Entries: z.array(z.object({ Source: z.literal('zarcodes'), Detail })) });

let world: World;
let owner: Person;
let bucket: TestBucket;
let feed: Feed;
/** Stands for EventBridge and for CloudFront. */
let aws: Server;
let status = 200;
let requested: string[][] = [];
const invalidations: { path: string; authorization: string; body: string }[] = [];

beforeAll(async () => {
  aws = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const { url: path = '', headers } = request;
      if (headers['x-amz-target'] === 'AWSEvents.PutEvents') {
        const { Entries } = PutEvents.parse(JSON.parse(body));
        if (status === 200) requested.push(...Entries.map(({ Detail }) => Detail.paths));
        response.writeHead(status).end('{"FailedEntryCount":0}');
      } else {
        invalidations.push({ path, authorization: headers.authorization ?? '', body });
        response.writeHead(status).end();
      }
    });
  });
  await new Promise<void>((resolve) => aws.listen(0, '127.0.0.1', resolve));
  bucket = await testBucket();
  world = await newWorld();
  const { config } = world.deps;
  world = await newWorld({ config: { ...config, distributionId: 'E1ABC' } });
  const address = `http://127.0.0.1:${(aws.address() as AddressInfo).port}`;
  process.env['AWS_ENDPOINT_URL_CLOUDFRONT'] = address;
  process.env['AWS_ENDPOINT_URL_EVENTBRIDGE'] = address;
  owner = await world.person();
  feed = await openFeed(world.table, 'sideEffects');
});
afterAll(() => void aws.close());

/** Carries out all changes. @returns the paths that are to be purged. */
async function purgedPaths(): Promise<string[]> {
  requested = [];
  expect(await feed.work()).toEqual({ batchItemFailures: [] });
  return requested.flat();
}

test('a deleted code’s paths are purged; a new code needs no purge', { tags: 'C9' }, async () => {
  const code = await world.buyCode(owner);
  await feed.work();
  expect(requested).toEqual([]);
  // The mail that this wrote.
  await feed.next();

  await world.call('zarcodes.delete', { params: { code }, token: owner.token });
  const stored = code.replace('-', '');
  expect(await purgedPaths()).toEqual([
    `/${code}`,
    `/zarcodes/${code}`,
    `/api/zarcodes/${stored}/share-card`,
    `/api/zarcodes/${code}/share-card`,
    `/api/zarcodes/${stored}`,
    `/api/zarcodes/${stored}/page`,
    `/api/zarcodes/${code}`,
    `/api/zarcodes/${code}/page`,
  ]);
});

test('the job purges them, with the same reference if it is tried again', { tags: 'C9' }, async () => {
  const event = { id: 'e-1', detail: { stage: 'test', paths: ['/7PT-FLHV', '/zarcodes/7PT-FLHV'] } };
  status = 400;
  await expect(purges(event)).rejects.toThrow('400');
  status = 200;
  await purges(event);
  const [first, again] = invalidations;
  expect(first?.path).toBe('/2020-05-31/distribution/E1ABC/invalidation');
  expect(first?.authorization).toContain('/us-east-1/cloudfront/aws4_request');
  expect(first?.body).toContain(
    '<Quantity>2</Quantity><Items><Path>/7PT-FLHV</Path><Path>/zarcodes/7PT-FLHV</Path>',
  );
  expect(first?.body).toContain('<CallerReference>e-1</CallerReference>');
  expect(again?.body).toBe(first?.body);
});

test('CloudFront is never called where mail waits', async () => {
  const code = await world.buyCode(owner);
  await feed.next();
  await world.call('zarcodes.delete', { params: { code }, token: owner.token });
  const calls = invalidations.length;
  expect((await purgedPaths()).length).toBeGreaterThan(0);
  expect(invalidations).toHaveLength(calls);
});

test('a request that was not taken is made again', async () => {
  const code = await world.buyCode(owner);
  await feed.next();
  await world.call('zarcodes.delete', { params: { code }, token: owner.token });
  const records = await feed.next();
  status = 400;
  const { batchItemFailures } = await runJob('sideEffects', records);
  expect(batchItemFailures.length).toBeGreaterThan(0);
  status = 200;
  requested = [];
  expect(await runJob('sideEffects', records)).toEqual({ batchItemFailures: [] });
  expect(requested.flat()).toContain(`/${code}`);
});

test('a removed photo is purged, the others are not', async () => {
  const image = (id: string) => ({
    id,
    originalFilename: 'gate.jpg',
    fileSize: 1000,
    isFeatured: false,
    caption: '',
    width: 10,
    height: 10,
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  const save = (version: number, ...ids: string[]) =>
    transact(world.deps.table, [writeCodeImages({ code: '7PT2222', images: ids.map(image), version })]);
  await save(0, 'img_one', 'img_two');
  await feed.next();
  await save(1, 'img_two');
  expect(await purgedPaths()).toEqual([
    '/api/images/7PT2222/img_one/small',
    '/api/images/7PT2222/img_one/medium',
    '/api/images/7PT2222/img_one/large',
    '/api/zarcodes/7PT2222/share-card',
    '/api/zarcodes/7PT-2222/share-card',
  ]);
});

test('the photos of a code that is no longer public are purged once they are gone, in one purge of exact paths', {
  tags: 'C9',
}, async () => {
  const { code, imageId } = await processedImage({ world, person: owner });
  const stored = code.replace('-', '');
  const [item] = (await world.itemsOfType('images')).filter(({ pk }) => pk === `IMAGES#${stored}`);
  const ids = [imageId, ...Array.from({ length: 9 }, (_, index) => `img_more${index}`)];
  await world.put({ ...item, images: ids.map((id) => ({ ...item?.['images'][0], id })) });
  await feed.next();

  const photos = ids.flatMap((id) => imagePaths(stored, id));
  await setLevel(code, 'area');
  const records = await feed.next();
  // Also where a run died after it had hidden them.
  for (let run = 0; run < 2; run++) {
    requested = [];
    expect(await runJob('sideEffects', records)).toEqual({ batchItemFailures: [] });
    expect(requested).toHaveLength(1);
    const paths = requested.flat();
    expect(paths).toEqual(expect.arrayContaining([...photos, `/${code}`, `/api/zarcodes/${stored}`]));
    // CloudFront refuses a purge that names a path twice, and takes 15 with a wildcard at once.
    expect([new Set(paths).size, paths.filter((path) => path.includes('*'))]).toEqual([paths.length, []]);
    expect(paths.length).toBeLessThanOrEqual(3 * maxImages + 8);
  }
  const uses = bucket.takeUses().filter((use) => use.includes(imageId));
  expect(uses.at(-1)).toMatch(/^DeleteObject api/);

  await setLevel(code, 'private');
  expect((await purgedPaths()).filter((path) => path.startsWith('/api/images/'))).toEqual([]);
});

test('public files cannot be fetched again after their purge', async () => {
  const { code, imageId } = await processedImage({ world, person: owner });
  const key = imagePath(code.replace('-', ''), imageId, 'large');
  await feed.next();
  await setLevel(code, 'private');
  const found: unknown[] = [];
  const { purges } = dependencies({ purges: createPurges });
  provideDependencies({
    purges: { request: async () => void found.push(await bucket.objects.get(key.slice(1))) },
  });
  await feed.work();
  provideDependencies({ purges });
  expect(found).toEqual([null]);
});

test('the page of a code is purged with its first photo and its last: it says whether there are any', async () => {
  const code = await world.buyCode(owner);
  await feed.next();
  const [first, second] = [
    await processedImage({ world, person: owner }, code),
    await processedImage({ world, person: owner }, code),
  ];
  expect((await purgedPaths()).filter((path) => path === `/${code}`)).toHaveLength(1);
  const remove = (imageId: string) =>
    world.call('images.delete', { token: owner.token, params: { code, imageId } });
  await remove(first.imageId);
  expect(await purgedPaths()).not.toContain(`/${code}`);
  await remove(second.imageId);
  expect(await purgedPaths()).toContain(`/${code}`);
});

test('the page of a code is purged when another photo is featured: share cards show it', async () => {
  const code = await world.buyCode(owner);
  const { imageId } = await processedImage({ world, person: owner }, code);
  await feed.next();
  const params = { code, imageId };
  await world.call('images.update', { token: owner.token, params, body: { caption: 'Blue gate' } });
  expect(await purgedPaths()).toEqual([]);
  await world.call('images.update', { token: owner.token, params, body: { isFeatured: true } });
  expect(await purgedPaths()).toContain(`/${code}`);
});

test('a changed creator’s pages are purged, and those of a creator’s deleted code', async () => {
  const { token } = owner;
  const { id, slug } = await makeCreator(owner, { displayName: 'Purged Shop' });
  const code = await makeCreatorCode(world, owner);
  await feed.next();
  await world.call('creators.updateMe', { token, body: { displayName: 'Renamed Shop' } });
  expect(await purgedPaths()).toEqual([
    '/purged-shop',
    '/api/creators/slug/purged-shop',
    '/api/creators/slug/purged-shop/page',
    '/api/creators/slug/purged-shop/share-card',
    '/renamed-shop',
    '/api/creators/slug/renamed-shop',
    '/api/creators/slug/renamed-shop/page',
    '/api/creators/slug/renamed-shop/share-card',
    `/api/creators/${id}/zarcodes`,
    '/api/creators/public',
  ]);
  expect(slug).toBe('purged-shop');
  await world.call('zarcodes.delete', { token, params: { code } });
  expect(await purgedPaths()).toEqual(
    expect.arrayContaining([
      `/${code}`,
      `/renamed-shop/${code}`,
      `/api/creators/slug/renamed-shop/${code}/page`,
    ]),
  );
});

test.each([
  ['settings', () => world.setSettings({ mapProvider: 'open' }), '/api/settings/public'],
  ['price', () => world.setPriceCents(2500), '/api/prices/current'],
])('the %s are purged when they are first set and when they change', async (_, set, path) => {
  for (let time = 0; time < 2; time++) {
    await feed.next();
    await set();
    expect(await purgedPaths()).toEqual([path]);
  }
});

test('a super admin’s change of the settings is purged, one that changes nothing is not', async () => {
  const { token } = await world.person({ role: 'super_admin' });
  await feed.next();
  for (const body of [{ googleMapsApiKey: 'another-key' }, {}]) {
    expect((await world.call('settings.update', { token, body })).status).toBe(200);
  }
  expect(await purgedPaths()).toEqual(['/api/settings/public']);
});

test('a creator’s new address or state is purged at all former ones, by exact paths', async () => {
  const person = await world.person();
  await makeCreator(person, { displayName: 'First Name' });
  const { token } = person;
  for (const displayName of ['Second Name', 'Third Name']) {
    await feed.next();
    await world.call('creators.updateMe', { token, body: { displayName } });
  }
  const paths = await purgedPaths();
  expect(paths).toEqual(expect.arrayContaining(['/first-name', '/second-name', '/third-name']));
  expect(paths.filter((path) => path.includes('*'))).toEqual([]);
});
