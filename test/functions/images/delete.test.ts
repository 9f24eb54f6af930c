import { beforeAll, expect, test } from 'vitest';
import { imagePath } from '#shared/domain/images.ts';
import { type TestBucket, testBucket } from '#test/support/bucket.ts';
import { newInbox } from '#test/support/inbox.ts';
import { processedImage, uploadedImage } from '#test/support/samples.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let bucket: TestBucket;
let feed: Feed;
let owner: Person;
beforeAll(async () => {
  world = await newWorld();
  bucket = await testBucket();
  feed = await openFeed(world.table, 'sideEffects');
  owner = await world.person();
  const inbox = await newInbox();
  return () => inbox.stop();
});

const stage = () => ({ world, person: owner });
const compact = (code: string) => code.replace('-', '');
async function kept(params: { code: string; imageId: string }): Promise<string[]> {
  const keys = [
    `uploads/${compact(params.code)}/${params.imageId}`,
    ...(['medium', 'large'] as const).map((size) =>
      imagePath(compact(params.code), params.imageId, size).slice(1),
    ),
  ];
  const found = await Promise.all(keys.map((key) => bucket.objects.get(key)));
  return keys.flatMap((key, index) => (found[index] === null ? [] : [key.replace(/.*\//, '')]));
}

test('a photo that was deleted is gone from the list at once, and its files by the stream', async () => {
  const gone = await processedImage(stage());
  const stays = await processedImage(stage(), gone.code);
  await feed.work();
  expect(await kept(gone)).toEqual(['medium', 'large']); // what was sent is gone
  const { status, body } = await world.call('images.delete', { token: owner.token, params: gone });
  expect([status, body.images.map(({ id }: { id: string }) => id)]).toEqual([200, [stays.imageId]]);
  const records = await feed.work();
  expect(records).toEqual({ batchItemFailures: [] });
  expect(await kept(gone)).toEqual([]);
  expect(await kept(stays)).toEqual(['medium', 'large']);
  expect((await world.call('images.delete', { token: owner.token, params: gone })).status).toBe(404);
});

test('a code that was deleted takes its photos with it', async () => {
  const photo = await processedImage(stage());
  await world.call('zarcodes.delete', { token: owner.token, params: { code: photo.code } });
  await feed.work();
  expect((await world.call('images.list', { params: { code: photo.code } })).body).toEqual({ images: [] });
  await feed.work();
  expect(await kept(photo)).toEqual([]);
  const { token } = owner;
  expect((await world.call('images.complete', { token, params: photo })).status).toBe(404);
});

test('what was sent and never taken goes when its item expires', async () => {
  const sent = await uploadedImage(stage());
  await feed.work();
  expect(await kept(sent)).toHaveLength(1);
  // As DynamoDB does when the time of an item is over.
  const { deleteUpload } = await import('#functions/data/images.ts');
  await deleteUpload(world.deps.table, {
    id: sent.imageId,
    code: compact(sent.code),
    originalFilename: '',
    expiresAt: 0,
  });
  expect(await feed.work()).toEqual({ batchItemFailures: [] });
  expect(await kept(sent)).toEqual([]);
});
