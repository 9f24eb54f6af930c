import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { imageMessages, maxImageBytes } from '#shared/domain/images.ts';
import { type TestBucket, testBucket } from '#test/support/bucket.ts';
import { hour, testClock } from '#test/support/clock.ts';
import { intercept } from '#test/support/dynamoCalls.ts';
import { picture, uploadFile, uploadRequest } from '#test/support/images.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let bucket: TestBucket;
let owner: Person;
let code: string;
let bytes: Buffer;
beforeAll(async () => {
  world = await newWorld();
  bucket = await testBucket();
  owner = await world.person();
  code = await world.buyCode(owner);
  bytes = await picture();
});

const begin = (body: object = uploadRequest(bytes), { token } = owner) =>
  world.call('images.create', { token, params: { code }, body });

test('is refused where the account ends between the check and the write', { tags: 'E9' }, async () => {
  const leaver = await world.person();
  const left = await world.buyCode(leaver);
  const { client, name } = world.table;
  const remove = intercept(client, async ({ operation }, send) => {
    if (operation !== 'TransactWriteItems') return send();
    remove();
    await client.send(new DeleteCommand({ TableName: name, Key: { pk: `USER#${leaver.id}`, sk: 'USER' } }));
    return send();
  });
  const { token } = leaver;
  const call = { token, params: { code: left }, body: uploadRequest(bytes) };
  expect((await world.call('images.create', call)).status).toBe(401);
  // Nobody would find it again on a code that stays without an owner.
  expect((await world.itemsOfType('upload')).filter(({ pk }) => pk.endsWith(left.replace('-', '')))).toEqual(
    [],
  );
});

describe('the presigned form', { tags: 'I12' }, () => {
  test('accepts the announced file and stores it privately', async () => {
    const { body } = await begin();
    expect(body.id).toMatch(/^img_\w{20}$/);
    expect(body.url).toBe(`${bucket.url}/images`);
    expect((await uploadFile(body, bytes)).status).toBe(204);
    const key = `uploads/${code.replace('-', '')}/${body.id}`;
    expect((await bucket.objects.get(key))?.bytes.equals(bytes)).toBe(true);
    expect((await fetch(`${bucket.url}/images/${key}`)).status).toBe(403);
  });

  test('has a key of our own, whatever the file is called', async () => {
    const names = ['../../x', 'a"b\r\n.png', '..\\..\\x.jpg', '%2e%2e%2fx', 'x'.repeat(200)];
    for (const originalFilename of names) {
      const { body, raw } = await begin({ ...uploadRequest(bytes), originalFilename });
      const fields = new Map(
        (body.fields as { name: string; value: string }[]).map(({ name, value }) => [name, value]),
      );
      expect(fields.get('key'), raw).toBe(`uploads/${code.replace('-', '')}/${body.id}`);
      expect(JSON.stringify([...fields])).not.toContain(originalFilename.slice(0, 7));
    }
  });

  test('rejects files of another size, key or type', async () => {
    const { body } = await begin();
    const changed = (name: string, value: string) => ({
      ...body,
      fields: body.fields.map((field: { name: string }) => (field.name === name ? { name, value } : field)),
    });
    const size = (extra: number) => Buffer.concat([bytes, Buffer.alloc(extra)]);
    expect(await (await uploadFile(body, size(1))).text()).toContain('EntityTooLarge');
    expect(await (await uploadFile(body, bytes.subarray(1))).text()).toContain('EntityTooSmall');
    for (const other of [
      changed('key', `api/images/${code}/${body.id}/large`),
      changed('Content-Type', 'image/svg+xml'),
      changed('X-Amz-Signature', 'f'.repeat(64)),
      changed('Policy', Buffer.from('{}').toString('base64')),
      { ...body, fields: [...body.fields, { name: 'acl', value: 'public-read' }] },
      { ...body, fields: [] },
    ]) {
      expect((await uploadFile(other, bytes)).status).toBe(403);
    }
  });
});

describe('refuses', () => {
  test.each([
    ['another type', { contentType: 'image/svg+xml' }, imageMessages.wrongType],
    ['an empty file', { fileSize: 0 }, imageMessages.empty],
    ['more than 10 MB', { fileSize: maxImageBytes + 1 }, imageMessages.tooLarge],
    ['no name', { originalFilename: '\u200b ' }, 'Please give the file a name.'],
  ])('%s', { tags: 'I12' }, async (_, change, message) => {
    expect(await begin({ ...uploadRequest(bytes), ...change })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test('another user’s code, also to an admin: 404', async () => {
    const stranger = await world.person({ role: 'admin' });
    expect(await begin(undefined, stranger)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('a code that is deleted at the same time: 404', async () => {
    const params = { code: await world.buyCode(owner) };
    const { token } = owner;
    let isArmed = true;
    const remove = intercept(world.table.client, async ({ operation }, send) => {
      if (operation === 'TransactWriteItems' && isArmed) {
        isArmed = false;
        await world.call('zarcodes.delete', { token, params });
      }
      return send();
    });
    const refused = await world.call('images.create', { token, params, body: uploadRequest(bytes) });
    remove();
    expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('too many in an hour, with a Retry-After header', async () => {
    const clock = testClock('2026-03-10T08:59:00.000Z');
    const limits = { ...world.deps.config.rateLimits, imageAccount: { max: 2, seconds: 3600 } };
    const busy = await newWorld({ now: clock.now, config: { ...world.deps.config, rateLimits: limits } });
    const person = await busy.person();
    const params = { code: await busy.buyCode(person) };
    const call = () =>
      busy.call('images.create', { token: person.token, params, body: uploadRequest(bytes) });
    expect([(await call()).status, (await call()).status]).toEqual([201, 201]);
    const refused = await call();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.headers['retry-after']).toBe('60');
  });
});

test('an upload that is not completed within an hour expires', async () => {
  const clock = testClock('2026-03-10T08:00:00.000Z');
  const clockWorld = await newWorld({ now: clock.now, config: world.deps.config });
  const person = await clockWorld.person();
  const params = { code: await clockWorld.buyCode(person) };
  const { body } = await clockWorld.call('images.create', {
    token: person.token,
    params,
    body: uploadRequest(bytes),
  });
  expect(body.expiresAt).toBe('2026-03-10T09:00:00.000Z');
  const [item] = await clockWorld.itemsOfType('upload');
  expect(item?.['expiresAt']).toBe(Date.parse(body.expiresAt) / 1000);
  clock.advance(hour);
  const { token } = await clockWorld.signIn(person);
  const late = await clockWorld.call('images.complete', { token, params: { ...params, imageId: body.id } });
  expect(late.status).toBe(404);
});
