import { beforeAll, expect, test } from 'vitest';
import { imagePath, imageSizes } from '#shared/domain/images.ts';
import { type TestBucket, testBucket } from '#test/support/bucket.ts';
import { deleteForGood } from '#test/support/deletedCodes.ts';
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
  return () => inbox.free();
});

const context = () => ({ world, person: owner });
const compact = (code: string) => code.replace('-', '');
async function existingFiles(params: { code: string; imageId: string }): Promise<string[]> {
  const keys = [
    `uploads/${compact(params.code)}/${params.imageId}`,
    ...imageSizes.map((size) => imagePath(compact(params.code), params.imageId, size).slice(1)),
  ];
  const found = await Promise.all(keys.map((key) => bucket.objects.get(key)));
  return keys.flatMap((key, index) => (found[index] === null ? [] : [key.replace(/.*\//, '')]));
}

test('a deleted photo leaves the list at once; the stream handler deletes its files', {
  tags: 'C12',
}, async () => {
  const deleted = await processedImage(context());
  const other = await processedImage(context(), deleted.code);
  await feed.work();
  expect(await existingFiles(deleted)).toEqual(['small', 'medium', 'large']); // the upload has been deleted
  const { status, body } = await world.call('images.delete', { token: owner.token, params: deleted });
  expect([status, body.images.map(({ id }: { id: string }) => id)]).toEqual([200, [other.imageId]]);
  const records = await feed.work();
  expect(records).toEqual({ batchItemFailures: [] });
  expect(await existingFiles(deleted)).toEqual([]);
  expect(await existingFiles(other)).toEqual(['small', 'medium', 'large']);
  expect((await world.call('images.delete', { token: owner.token, params: deleted })).status).toBe(404);
});

test('deleting a code deletes its photos', async () => {
  const photo = await processedImage(context());
  await deleteForGood(world, owner, photo.code);
  await feed.work();
  expect((await world.call('images.list', { params: { code: photo.code } })).body).toEqual({ images: [] });
  await feed.work();
  expect(await existingFiles(photo)).toEqual([]);
  const { token } = owner;
  expect((await world.call('images.complete', { token, params: photo })).status).toBe(404);
});

test('an upload that was never completed is deleted when its item expires', { tags: 'C12' }, async () => {
  const upload = await uploadedImage(context());
  await feed.work();
  expect(await existingFiles(upload)).toHaveLength(1);
  // What DynamoDB's TTL does with an expired item.
  const { deleteUpload } = await import('#functions/data/images.ts');
  await deleteUpload(world.deps.table, {
    id: upload.imageId,
    code: compact(upload.code),
    originalFilename: '',
    expiresAt: 0,
  });
  expect(await feed.work()).toEqual({ batchItemFailures: [] });
  expect(await existingFiles(upload)).toEqual([]);
});
