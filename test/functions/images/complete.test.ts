import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { dependencies, provideDependencies } from '#functions/lib/dependencies.ts';
import { createImageStore } from '#functions/services/images.ts';
import { imageMessages, imagePath } from '#shared/domain/images.ts';
import { type TestBucket, testBucket } from '#test/support/bucket.ts';
import { deleteForGood } from '#test/support/deletedCodes.ts';
import { crashAtTransaction, intercept } from '#test/support/dynamoCalls.ts';
import { picture, uploadFile, uploadRequest } from '#test/support/images.ts';
import { newInbox } from '#test/support/inbox.ts';
import { processedImage, uploadedImage } from '#test/support/samples.ts';
import { openFeed, runJob } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let bucket: TestBucket;
let owner: Person;
beforeAll(async () => {
  world = await newWorld();
  bucket = await testBucket();
  owner = await world.person();
});

const compact = (code: string) => code.replace('-', '');
const shown = async (code: string, imageId: string, size: 'small' | 'medium' | 'large') =>
  bucket.objects.get(imagePath(compact(code), imageId, size).slice(1));

async function add(bytes: Buffer, code: string, contentType = uploadRequest(bytes).contentType) {
  const { token } = owner;
  const created = await world.call('images.create', {
    token,
    params: { code },
    body: uploadRequest(bytes, contentType),
  });
  expect(created.status, created.raw).toBe(201);
  expect((await uploadFile(created.body, bytes)).status).toBe(204);
  const params = { code, imageId: created.body.id };
  return { params, answer: await world.call('images.complete', { token, params }) };
}

/** GPS metadata as a phone writes it. */
const gps = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '25/1 44/1 52/1', GPSLongitudeRef: 'E' } };

describe('processing a photo', { tags: 'I12' }, () => {
  test.each([
    ['JPEG', 'image/jpeg', (image: Sharp) => image.jpeg()],
    ['PNG', 'image/png', (image: Sharp) => image.png()],
    ['WebP', 'image/webp', (image: Sharp) => image.webp()],
  ] as const)('creates two WebP files from a %s', async (_, type, draw) => {
    const code = await world.buyCode(owner);
    const bytes = await picture(draw, { width: 3000, height: 1500 });
    const { params, answer } = await add(bytes, code, type);
    expect(answer.body, answer.raw).toEqual({
      id: params.imageId,
      zarCodeId: compact(code),
      originalFilename: 'Mama Joy Spaza.jpg',
      fileSize: bytes.length,
      displayOrder: 1,
      isFeatured: false,
      caption: '',
      width: 2048,
      height: 1024,
    });
    for (const [size, width, height] of [
      ['small', 400, 200],
      ['medium', 800, 400],
      ['large', 2048, 1024],
    ] as const) {
      const object = await shown(code, params.imageId, size);
      expect(object?.headers).toEqual({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline; filename="photo.webp"',
      });
      expect(await sharp(object?.bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    }
  });

  test('rotates it upright and removes the camera’s metadata', async () => {
    const code = await world.buyCode(owner);
    const bytes = await picture((image) =>
      image
        .jpeg()
        .withExif({ ...gps, IFD0: { Make: 'ACME' } })
        .withMetadata({ orientation: 6 }),
    );
    const before = await sharp(bytes).metadata();
    expect(before.orientation).toBe(6);
    const withGps = await picture((image) => image.jpeg().withExif({ ...gps, IFD0: { Make: 'ACME' } }));
    expect(withGps.includes('ACME')).toBe(true);
    expect((await sharp(withGps).metadata()).exif).toBeDefined();

    const turned = await add(bytes, code);
    expect(turned.answer.body).toMatchObject({ width: 40, height: 60 });
    const tagged = await add(withGps, code);
    for (const size of ['small', 'medium', 'large'] as const) {
      const object = await shown(code, tagged.params.imageId, size);
      const { exif, xmp, iptc, icc, orientation } = await sharp(object?.bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(object?.bytes.includes('ACME')).toBe(false);
    }
  });

  test('keeps one frame of an animation', async () => {
    const code = await world.buyCode(owner);
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) => picture((image) => image.png(), { background })),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const { params, answer } = await add(moving, code, 'image/webp');
    expect(answer.body).toMatchObject({ width: 60, height: 40 });
    const { bytes } = (await shown(code, params.imageId, 'large')) ?? {};
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  });

  const script = '<script>alert(1)</script>';
  const afterHeader = 33; // the signature and the first chunk
  const withChunk = async (type: string, data: Buffer) => {
    const png = await picture((image) => image.png());
    return Buffer.concat([png.subarray(0, afterHeader), chunk(type, data), png.subarray(afterHeader)]);
  };
  test.each<[string, () => Promise<Buffer>, 'image/jpeg' | 'image/png']>([
    ['a page in a text of the file', () => withChunk('tEXt', Buffer.from(`Title\0${script}`)), 'image/png'],
    ['an animation', () => withChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])), 'image/png'],
    [
      'an archive behind it',
      async () => Buffer.concat([await picture(), Buffer.from(`PK\u0003\u0004${script}`)]),
      'image/jpeg',
    ],
    [
      'a comment that is a page',
      async () => {
        const jpeg = await picture();
        const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), Buffer.from(script)]);
        return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
      },
      'image/jpeg',
    ],
  ])('leaves out %s', async (_, make, type) => {
    const code = await world.buyCode(owner);
    const bytes = await make();
    const { params, answer } = await add(bytes, code, type);
    expect(answer.body, answer.raw).toMatchObject({ width: 60, height: 40 });
    for (const size of ['small', 'medium', 'large'] as const) {
      const object = await shown(code, params.imageId, size);
      expect(object?.headers).toMatchObject({ 'content-type': 'image/webp' });
      const stored = object?.bytes.toString('latin1');
      expect(stored).not.toContain('script');
      expect(stored).not.toContain('PK\u0003\u0004');
    }
  });

  test('makes a small one of at most 20 KB, whatever it shows', async () => {
    const code = await world.buyCode(owner);
    const noise = randomBytes(900 * 900 * 3);
    const bytes = await sharp(noise, { raw: { width: 900, height: 900, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer();
    const { params, answer } = await add(bytes, code);
    expect(answer.status, answer.raw).toBe(200);
    const small = await shown(code, params.imageId, 'small');
    expect(small?.bytes.length).toBeLessThanOrEqual(20 * 1024);
  });

  test('does not enlarge it', async () => {
    const { answer } = await add(await picture(), await world.buyCode(owner));
    expect(answer.body).toMatchObject({ width: 60, height: 40 });
  });
});

/** A PNG whose header says another size than it has. */
async function claiming(side: number): Promise<Buffer> {
  const bytes = await picture((image) => image.png());
  const ihdr = 12; // after the signature and the chunk's length: type, width, height
  bytes.writeUInt32BE(side, ihdr + 4);
  bytes.writeUInt32BE(side, ihdr + 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(ihdr, ihdr + 17)), ihdr + 17);
  return bytes;
}

/** A PNG chunk: its length, type, data and checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

describe('refuses', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );

  test.each<[string, () => Promise<Buffer>, string]>([
    ['an SVG', async () => svg, imageMessages.wrongType],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), imageMessages.wrongType],
    ['a GIF', () => picture((image) => image.gif()), imageMessages.wrongType],
    ['an AVIF', () => picture((image) => image.avif({ effort: 0 })), imageMessages.wrongType],
    ['a TIFF', () => picture((image) => image.tiff()), imageMessages.wrongType],
    [
      'a PDF with a photo inside',
      async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await picture()]),
      imageMessages.wrongType,
    ],
    [
      'a GIF that is a script as well',
      async () => Buffer.from('GIF89a/*\u0000\u0000*/=1;alert(1)'),
      imageMessages.wrongType,
    ],
    [
      'a HEIC',
      async () => Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000'),
      imageMessages.wrongType,
    ],
    ['an archive', async () => Buffer.from('PK\u0003\u0004'), imageMessages.wrongType],
    ['one byte', async () => Buffer.from('x'), imageMessages.wrongType],
    [
      'a photo that was cut off',
      async () => (await picture((image) => image.jpeg(), { width: 900 })).subarray(0, 400),
      imageMessages.broken,
    ],
    [
      'noise that begins like a JPEG',
      async () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), svg]),
      imageMessages.broken,
    ],
    [
      'noise that begins like a WebP',
      async () => Buffer.concat([Buffer.from('RIFF1234WEBPVP8 '), svg]),
      imageMessages.broken,
    ],
    [
      'a small file of many pixels',
      () => picture((image) => image.png(), { width: 8000, height: 5001 }),
      imageMessages.tooManyPixels,
    ],
    ['a file that claims 2.5 billion pixels', () => claiming(50_000), imageMessages.tooManyPixels],
  ])('%s, whatever its declared type, and deletes the upload', { tags: 'I12' }, async (_, make, message) => {
    const code = await world.buyCode(owner);
    const feed = await openFeed(world.table, 'sideEffects');
    await feed.next();
    const { params, answer } = await add(await make(), code);
    expect(answer, answer.raw).toMatchObject({ status: 422, body: { code: 'image_refused', message } });
    expect((await world.call('images.list', { params: { code } })).body).toEqual({ images: [] });
    expect(await shown(code, params.imageId, 'large')).toBeNull();

    await runJob('sideEffects', await feed.next());
    expect(await bucket.objects.get(`uploads/${compact(code)}/${params.imageId}`)).toBeNull();
    const again = await world.call('images.complete', { token: owner.token, params });
    expect(again.status).toBe(404);
  });

  test('a photo whose bucket is down, and takes it when it is up', { tags: 'C12' }, async () => {
    const code = await world.buyCode(owner);
    const { token } = owner;
    const bytes = await picture();
    const request = { token, params: { code }, body: uploadRequest(bytes) };
    const { body } = await world.call('images.create', request);
    expect((await uploadFile(body, bytes)).status).toBe(204);
    const params = { code, imageId: body.id };
    process.env['AWS_ENDPOINT_URL_S3'] = 'http://127.0.0.1:9'; // nothing listens there
    const refused = await world.call('images.complete', { token, params });
    process.env['AWS_ENDPOINT_URL_S3'] = bucket.url;
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(refused.body.message).toMatch(/try again/i);
    expect((await world.call('images.list', { params: { code } })).body).toEqual({ images: [] });
    expect((await world.call('images.complete', { token, params })).status).toBe(200);
    expect((await world.call('images.list', { params: { code } })).body.images).toHaveLength(1);
  });

  test('a photo that was not uploaded yet', { tags: 'C12' }, async () => {
    const code = await world.buyCode(owner);
    const { token } = owner;
    const bytes = await picture();
    const { body } = await world.call('images.create', {
      token,
      params: { code },
      body: uploadRequest(bytes),
    });
    const params = { code, imageId: body.id };
    const early = await world.call('images.complete', { token, params });
    expect(early).toMatchObject({ status: 409, body: { code: 'image_missing' } });
    await uploadFile(body, bytes);
    expect((await world.call('images.complete', { token, params })).status).toBe(200);
  });

  test('another user’s photo, and one of another code: 404', async () => {
    const stranger = await world.person({ role: 'super_admin' });
    const params = await uploadedImage({ world, person: owner });
    const before = await world.itemsOfType('images');
    expect((await world.call('images.complete', { token: stranger.token, params })).status).toBe(404);
    const other = { ...params, code: await world.buyCode(owner) };
    expect((await world.call('images.complete', { token: owner.token, params: other })).status).toBe(404);
    expect(await world.itemsOfType('images')).toEqual(before);
  });

  test('the eleventh photo, also when two calls compete for the tenth place', async () => {
    const person = await world.person();
    const code = await world.buyCode(person);
    for (let count = 0; count < 9; count++) await processedImage({ world, person }, code);
    const last = await Promise.all([1, 2].map(() => uploadedImage({ world, person }, code)));
    const { token } = person;
    const answers = await Promise.all(last.map((params) => world.call('images.complete', { token, params })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'image_limit_reached',
      message: imageMessages.tooMany,
    });
    const { body } = await world.call('images.list', { params: { code } });
    expect(body.images.map((image: { displayOrder: number }) => image.displayOrder)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    const more = await world.call('images.create', {
      token,
      params: { code },
      body: uploadRequest(await picture()),
    });
    expect(more).toMatchObject({ status: 422, body: { code: 'image_limit_reached' } });
  });
});

describe('is idempotent', { tags: 'C12' }, () => {
  test('for five concurrent calls', async () => {
    const params = await uploadedImage({ world, person: owner });
    const call = () => world.call('images.complete', { token: owner.token, params });
    const answers = await Promise.all(Array.from({ length: 5 }, call));
    for (const answer of answers)
      expect(answer, answer.raw).toMatchObject({ status: 200, body: answers[0]?.body });
    const { body } = await world.call('images.list', { params: { code: params.code } });
    expect(body.images).toEqual([answers[0]?.body]);
    expect((await call()).body).toEqual(answers[0]?.body);
  });

  test('after a crash following the transaction: a retry gets the response', async () => {
    const params = await uploadedImage({ world, person: owner });
    const call = () => world.call('images.complete', { token: owner.token, params });
    const process = crashAtTransaction(world.table.client, 'after');
    expect((await call()).status).toBe(500);
    process.restart();
    expect((await call()).status).toBe(200);
    expect((await world.call('images.list', { params: { code: params.code } })).body.images).toHaveLength(1);
  });

  describe('leaves no file of a photo whose code is deleted before its sizes are stored', () => {
    /** @param afterwards what happens between storing the sizes and listing the photo */
    async function completeWhileDeleted(afterwards: () => void = () => undefined) {
      const params = await uploadedImage({ world, person: owner });
      const { token } = owner;
      const inbox = await newInbox();
      const feed = await openFeed(world.table, 'sideEffects');
      const store = createImageStore(dependencies().config);
      provideDependencies({
        images: {
          ...store,
          putSizes: async (image, files, folder) => {
            await deleteForGood(world, owner, params.code);
            // The deletion of the code, then that of its upload.
            for (let round = 0; round < 2; round++) await feed.work();
            await store.putSizes(image, files, folder);
            afterwards();
          },
        },
      });
      const { status } = await world.call('images.complete', { token, params });
      provideDependencies({ images: store });
      const files = () => bucket.keys().filter((key) => key.includes(params.imageId));
      return { params, status, feed, files, free: inbox.free };
    }

    test('when the call ends as it should', async () => {
      const { status, feed, files, free } = await completeWhileDeleted();
      expect(status).toBe(404);
      await feed.work();
      expect(files()).toEqual([]);
      free();
    });

    test('when the function dies before it can delete them', async () => {
      const restarts: (() => void)[] = [];
      const { params, status, feed, files, free } = await completeWhileDeleted(() => {
        restarts.push(intercept(world.table.client, () => Promise.reject(new Error('The function died'))));
      });
      for (const restart of restarts) restart();
      expect(status).toBe(500);
      expect(files()).toHaveLength(3);
      // What DynamoDB's TTL does with expired items.
      const expiring = (await world.allItems()).filter(
        ({ pk, expiresAt }) => pk.endsWith(compact(params.code)) && expiresAt !== undefined,
      );
      for (const { pk, sk } of expiring) {
        await world.table.client.send(new DeleteCommand({ TableName: world.table.name, Key: { pk, sk } }));
      }
      expect(await feed.work()).toEqual({ batchItemFailures: [] });
      expect(files()).toEqual([]);
      free();
    });
  });

  test('and does nothing if the code was deleted meanwhile', async () => {
    const params = await uploadedImage({ world, person: owner });
    const { token } = owner;
    let armed = true;
    const remove = intercept(world.table.client, async ({ operation }, send) => {
      if (operation === 'TransactWriteItems' && armed) {
        armed = false;
        await world.call('zarcodes.delete', { token, params: { code: params.code } });
      }
      return send();
    });
    expect((await world.call('images.complete', { token, params })).status).toBe(404);
    remove();
    expect((await world.call('images.list', { params: { code: params.code } })).body.images).toEqual([]);
  });
});
