/** Who reads the photos of a code that is not public, and where their files are while its level changes. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dependencies, provideDependencies } from '#functions/lib/dependencies.ts';
import { createImageStore } from '#functions/services/images.ts';
import { serveImages } from '#scripts/local/publicImages.ts';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { imagePath } from '#shared/domain/images.ts';
import { type TestBucket, testBucket } from '#test/support/bucket.ts';
import { deleteForGood } from '#test/support/deletedCodes.ts';
import { intercept, recordCalls } from '#test/support/dynamoCalls.ts';
import { newInbox } from '#test/support/inbox.ts';
import { setLevel } from '#test/support/levels.ts';
import { processedImage, uploadedImage } from '#test/support/samples.ts';
import { type Feed, openFeed, runJob } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let bucket: TestBucket;
let feed: Feed;
let owner: Person;
/** Serves what the edge serves of the bucket. */
let edge: Server;

beforeAll(async () => {
  world = await newWorld();
  bucket = await testBucket();
  feed = await openFeed(world.table, 'sideEffects');
  owner = await world.person();
  const serve = serveImages(bucket.objects);
  edge = createServer((request, response) => void serve(request.url ?? '', request, response));
  await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
  const inbox = await newInbox();
  return () => inbox.free();
});
afterAll(() => void edge.close());
beforeEach(async () => void (await feed.next()));

type Photo = Awaited<ReturnType<typeof processedImage>>;

const context = () => ({ world, person: owner });
const compact = (code: string) => code.replace('-', '');
/** `published/medium`: where the files of a photo are. */
const filesOf = ({ imageId }: Photo) =>
  bucket
    .keys()
    .filter((key) => key.includes(imageId) && !key.startsWith('uploads/'))
    .map((key) => key.replace(/^(.*?)\/[^/]+\/[^/]+\/(\w+)$/, '$1 $2'))
    .toSorted();
const published = ['api/images large', 'api/images medium', 'api/images small'];
const guarded = ['guarded large', 'guarded medium', 'guarded small'];

async function publicStatus({ code, imageId }: Photo): Promise<number> {
  const { port } = edge.address() as AddressInfo;
  const path = imagePath(compact(code), imageId, 'large');
  return (await fetch(`http://127.0.0.1:${port}${path}`)).status;
}

async function listFor(code: string, person?: Person): Promise<ZarCodeImage[]> {
  const { status, body } = await world.call('images.list', {
    params: { code },
    ...(person && { token: person.token }),
  });
  expect(status).toBe(200);
  return body.images;
}

async function work(): Promise<void> {
  expect(await feed.work()).toEqual({ batchItemFailures: [] });
}

describe('the list of a code that is not public', () => {
  test.each(['area', 'private'] as const)('%s: only its owner gets it, with links', async (level) => {
    const { code, imageId } = await processedImage(context());
    const before = await listFor(code, owner);
    expect(before[0]).not.toHaveProperty('links');
    await setLevel(code, level);
    const callers = [
      undefined,
      await world.person(),
      await world.person({ role: 'admin' }),
      await world.person({ role: 'super_admin' }),
    ];
    for (const caller of callers) expect(await listFor(code, caller)).toEqual([]);
    const links = { small: expect.any(String), medium: expect.any(String), large: expect.any(String) };
    expect(await listFor(code, owner)).toEqual([{ ...before[0], links }]);

    const { token } = owner;
    const params = { code, imageId };
    const updated = await world.call('images.update', { token, params, body: { isFeatured: true } });
    expect(updated.body.images).toEqual([{ ...before[0], isFeatured: true, links }]);
    const again = await world.call('images.complete', { token, params });
    expect(again.body).toEqual({ ...before[0], isFeatured: true, links });
    const more = await processedImage(context(), code);
    const rest = await world.call('images.delete', { token, params: more });
    expect(rest.body.images).toEqual(updated.body.images.map((image: object) => ({ ...image, links })));
  });

  test('looks and costs as that of a code that was never issued, for visitors and for strangers', async () => {
    const { code } = await processedImage(context());
    await setLevel(code, 'private');
    const stranger = await world.person();
    for (const token of [undefined, stranger.token]) {
      const ask = (each: string) =>
        recordCalls(world.table.client, () =>
          world.call('images.list', { params: { code: each }, ...(token && { token }) }),
        );
      const [hidden, unknown] = [await ask(code), await ask('7PT2222')];
      expect(hidden.value).toEqual(unknown.value);
      const operations = ({ calls }: typeof hidden) => calls.map(({ operation }) => operation).toSorted();
      expect(operations(hidden)).toEqual(operations(unknown));
    }
  });
});

test('a link shows the photo to anybody, for 15 minutes, and says so to caches', async () => {
  const photo = await processedImage(context());
  await setLevel(photo.code, 'area');
  await work();
  const [image] = await listFor(photo.code, owner);
  const link = image?.links?.large ?? '';
  const shown = await fetch(link);
  expect(shown.status).toBe(200);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline; filename="photo.webp"',
    'cache-control': 'private, no-store',
  });
  const bare = link.replace(/\?.*/, '');
  for (const wrong of [
    bare,
    link.replace('/large', '/medium'),
    link.replace('Expires=900', 'Expires=9000'),
    link.replace('guarded/', 'api/images/'),
  ]) {
    expect((await fetch(wrong)).status).toBe(403);
  }
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime(Date.now() + 15 * 60_000 - 5_000);
    expect((await fetch(link)).status).toBe(200);
    vi.setSystemTime(Date.now() + 6_000);
    expect((await fetch(link)).status).toBe(403);
  } finally {
    vi.useRealTimers();
  }
});

test('the owner’s export has such a link', async () => {
  const person = await world.person();
  const photo = await processedImage({ world, person });
  const urls = async (): Promise<string[]> => {
    const { body } = await world.call('user.export', { token: person.token });
    return body.zarCodes[0].images.map(({ url }: { url: string }) => url);
  };
  const path = imagePath(compact(photo.code), photo.imageId, 'large');
  expect(await urls()).toEqual([`http://localhost:3000${path}`]);
  await setLevel(photo.code, 'private');
  await work();
  const [url = ''] = await urls();
  expect((await fetch(url)).headers.get('content-type')).toBe('image/webp');
});

describe('the files', { tags: 'C12' }, () => {
  test('are moved with the level; the public address then answers 404', async () => {
    const [photo, other] = [await processedImage(context()), await processedImage(context())];
    expect([filesOf(photo), await publicStatus(photo)]).toEqual([published, 200]);
    await setLevel(photo.code, 'private');
    await work();
    expect([filesOf(photo), await publicStatus(photo)]).toEqual([guarded, 404]);
    await setLevel(photo.code, 'area');
    await work();
    expect([filesOf(photo), await publicStatus(photo)]).toEqual([guarded, 404]);
    await setLevel(photo.code, 'public');
    await work();
    expect([filesOf(photo), await publicStatus(photo)]).toEqual([[...published, ...guarded], 200]);
    await setLevel(photo.code, 'private');
    await work();
    expect([filesOf(photo), await publicStatus(photo)]).toEqual([guarded, 404]);
    expect(filesOf(other)).toEqual(published);
  });

  test('end where the last level wants them, whatever comes late, again or in another order', async () => {
    const photo = await processedImage(context());
    await feed.next();
    for (const level of ['private', 'public', 'area'] as const) await setLevel(photo.code, level);
    const records = await feed.next();
    const orders = [records, records.toReversed(), [...records, ...records]];
    for (const order of orders) {
      expect(await runJob('sideEffects', order)).toEqual({ batchItemFailures: [] });
      expect([filesOf(photo), await publicStatus(photo)]).toEqual([guarded, 404]);
    }
    await setLevel(photo.code, 'public');
    // Those of before, while the newest change waits.
    await runJob('sideEffects', records);
    expect(await publicStatus(photo)).toBe(200);
    await work();
    expect(await publicStatus(photo)).toBe(200);
  });

  test('are looked after again where the level changes while they are moved', async () => {
    const photo = await processedImage(context());
    await setLevel(photo.code, 'private');
    const store = createImageStore(dependencies().config);
    const changes = ['public', 'private', 'public'] as const;
    let next = 0;
    const changeFirst = async () => {
      const level = changes[next++];
      if (level !== undefined) await setLevel(photo.code, level);
    };
    provideDependencies({
      images: {
        ...store,
        hide: (image) => changeFirst().then(() => store.hide(image)),
        publish: (image) => changeFirst().then(() => store.publish(image)),
      },
    });
    await work();
    provideDependencies({ images: store });
    expect(next).toBeGreaterThan(changes.length);
    expect(await publicStatus(photo)).toBe(200);
  });

  test('are never lost by two runs at once', async () => {
    const photo = await processedImage(context());
    await feed.next();
    await setLevel(photo.code, 'private');
    const toPrivate = await feed.next();
    const store = createImageStore(dependencies().config);
    // The first run has copied them, and deletes the public ones when the second has put them back.
    provideDependencies({
      images: {
        ...store,
        hide: async (image) => {
          await store.hide(image);
          await setLevel(photo.code, 'public');
          provideDependencies({ images: store });
          await work();
          return store.hide(image);
        },
      },
    });
    expect(await runJob('sideEffects', toPrivate)).toEqual({ batchItemFailures: [] });
    provideDependencies({ images: store });
    expect(await publicStatus(photo)).toBe(200);
  });

  test('that are missing are skipped', async () => {
    const photo = await processedImage(context());
    const whole = await processedImage(context(), photo.code);
    await bucket.objects.delete(imagePath(compact(photo.code), photo.imageId, 'medium').slice(1));
    await setLevel(photo.code, 'private');
    await work();
    expect([filesOf(photo), filesOf(whole)]).toEqual([['guarded large', 'guarded small'], guarded]);
  });

  test('of a photo that is deleted while it is moved go as well', async () => {
    const photo = await processedImage(context());
    await setLevel(photo.code, 'private');
    const records = await feed.next();
    const store = createImageStore(dependencies().config);
    provideDependencies({
      images: {
        ...store,
        hide: async (image) => {
          await world.call('images.delete', { token: owner.token, params: photo });
          const files = await bucket.objects.get(imagePath(image.code, image.id, 'large').slice(1));
          await work();
          // What this run had read before.
          const bytes = new Uint8Array(files?.bytes ?? []);
          await store.putSizes(image, { small: bytes, medium: bytes, large: bytes }, 'guarded');
          return true;
        },
      },
    });
    expect(await runJob('sideEffects', records)).toEqual({ batchItemFailures: [] });
    provideDependencies({ images: store });
    expect(filesOf(photo)).toEqual([]);
  });

  test('of a deleted code are moved too, as its deletion may be undone, and then deleted in both places', async () => {
    const photo = await processedImage(context());
    await setLevel(photo.code, 'private');
    const { token } = owner;
    await world.call('zarcodes.delete', { token, params: { code: photo.code } });
    await work();
    expect(filesOf(photo)).toEqual(guarded);

    const both = await processedImage(context());
    for (const level of ['private', 'public'] as const) {
      await setLevel(both.code, level);
      await work();
    }
    await deleteForGood(world, owner, both.code);
    await work();
    await work();
    expect(filesOf(both)).toEqual([]);
  });
});

describe('a photo that is added', { tags: 'C12' }, () => {
  const complete = (params: Photo) => world.call('images.complete', { token: owner.token, params });

  test('to a code that is not public is never public', async () => {
    const photo = await uploadedImage(context());
    await setLevel(photo.code, 'private');
    bucket.takeUses();
    expect((await complete(photo)).body).toHaveProperty('links');
    await work();
    expect(bucket.takeUses().filter((use) => use.startsWith('PutObject api/images/'))).toEqual([]);
    expect(filesOf(photo)).toEqual(guarded);
  });

  test.each([
    ['private', 'public', 404],
    ['public', 'private', 200],
  ] as const)('while its code becomes %s ends in the right place', async (level, before, status) => {
    const photo = await uploadedImage(context());
    await setLevel(photo.code, before);
    let armed = true;
    const remove = intercept(world.table.client, async ({ operation }, send) => {
      if (operation === 'TransactWriteItems' && armed) {
        armed = false;
        await setLevel(photo.code, level);
        // The files are not listed yet, so this finds nothing to move.
        await work();
      }
      return send();
    });
    expect((await complete(photo)).status).toBe(200);
    remove();
    await work();
    expect(await publicStatus(photo)).toBe(status);
    expect(await listFor(photo.code, owner)).toHaveLength(1);
    if (level === 'private') expect(filesOf(photo)).toEqual(guarded);
  });

  test('twice, by a call that died before the level changed: the public files go with the first call’s item', async () => {
    const photo = await uploadedImage(context());
    const restart = intercept(world.table.client, ({ operation }, send) =>
      operation === 'TransactWriteItems' ? Promise.reject(new Error('The function died')) : send(),
    );
    expect((await complete(photo)).status).toBe(500);
    restart();
    expect(filesOf(photo)).toEqual(published);
    await setLevel(photo.code, 'private');
    expect((await complete(photo)).status).toBe(200);
    await work();
    expect(filesOf(photo)).toEqual(guarded);

    // What a late write of the first call left is hidden when its item expires.
    await bucket.objects.put(imagePath(compact(photo.code), photo.imageId, 'large').slice(1), {
      headers: {},
      bytes: Buffer.from('late'),
    });
    const [files] = (await world.itemsOfType('imageFiles')).filter(({ id }) => id === photo.imageId);
    const Key = { pk: files?.['pk'], sk: files?.['sk'] };
    await world.table.client.send(new DeleteCommand({ TableName: world.table.name, Key }));
    await work();
    expect(filesOf(photo)).toEqual(guarded);
  });
});
