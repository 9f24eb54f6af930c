/** The file of an expense's slip: docs/product/back-office-money.md#expenses. */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { createSlipStore } from '#functions/services/slips.ts';
import { type TestBucket, testBucket } from '#test/support/bucket.ts';
import { intercept } from '#test/support/dynamoCalls.ts';
import { anExpense } from '#test/support/expenses.ts';
import { picture, uploadFile } from '#test/support/images.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const pdf = Buffer.from('%PDF-1.7\n<script>alert(1)</script>');

let bucket: TestBucket;
let world: World;
let admin: Person;
let feed: Feed;
let id: string;
beforeAll(async () => {
  bucket = await testBucket();
});
beforeEach(async () => {
  world = await newWorld();
  admin = await world.person({ role: 'admin' });
  feed = await openFeed(world.table, 'sideEffects');
  id = (await call('create', { body: anExpense })).body.id;
});

const call = (verb: string, input: object) =>
  world.call(`expenses.${verb}` as 'expenses.slip', { token: admin.token, ...input });
const slipsOf = () => bucket.keys().filter((key) => key.startsWith(`slips/${id}/`));
const totals = async () => (await call('totals', { query: { year: '2026' } })).body.months;

async function upload(bytes: Buffer, contentType: string): Promise<string> {
  const body = { contentType, fileSize: bytes.length };
  const started = await call('startSlip', { params: { id }, body });
  expect((await uploadFile(started.body, bytes)).status).toBe(204);
  return started.body.id;
}
const complete = (slipId: string, originalFilename = 'march.pdf') =>
  call('completeSlip', { params: { id, slipId }, body: { originalFilename } });
const add = async (bytes: Buffer, contentType: string, name?: string) =>
  complete(await upload(bytes, contentType), name);

test('a PDF is stored and saved by a link of 15 minutes, which names no other file', async () => {
  const before = await totals();
  const slip = { name: 'march.pdf', type: 'application/pdf', bytes: pdf.length };
  expect(await add(pdf, 'application/pdf')).toMatchObject({ status: 200, body: { ...anExpense, slip } });
  const { url } = (await call('slip', { params: { id } })).body;
  expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('900');
  const response = await fetch(url);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="slip-2026-03-31.pdf"',
  });
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
  expect((await fetch(url.replace(/slips\/[^?]+/, 'slips/other'))).status).toBe(403);
  expect(await totals()).toEqual(before);
});

test('a photo is shown, with the type of what it is and not of what it is called', async () => {
  const png = await picture((image) => image.png());
  expect((await add(png, 'image/jpeg', 'slip.jpg')).body.slip).toMatchObject({ type: 'image/png' });
  const response = await fetch((await call('slip', { params: { id } })).body.url);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'inline; filename="slip-2026-03-31.png"',
  });
});

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a picture with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
])('%s is refused, whatever it is called', { tags: 'I15' }, async (_, bytes) => {
  expect(await add(bytes, 'application/pdf')).toMatchObject({
    status: 422,
    body: { code: 'slip_refused', message: 'Please choose a PDF, or a JPEG, PNG or WebP photo.' },
  });
  expect(slipsOf()).toEqual([]);
  expect((await call('slip', { params: { id } })).status).toBe(404);
});

test('another slip takes the place of the first, whose file is deleted', async () => {
  await add(pdf, 'application/pdf');
  const [first] = slipsOf();
  await add(await picture(), 'image/jpeg', 'photo.jpg');
  await feed.work();
  expect(slipsOf()).toHaveLength(1);
  expect(slipsOf()).not.toContain(first);
});

test.each(['deleteSlip', 'delete'])('%s deletes the file, and stays in the audit', async (verb) => {
  await add(pdf, 'application/pdf');
  expect((await call(verb, { params: { id } })).status).toBe(200);
  await feed.work();
  expect(slipsOf()).toEqual([]);
  expect((await call('slip', { params: { id } })).status).toBe(404);
  expect((await call('deleteSlip', { params: { id } })).status).toBe(404);
  const audited = (await world.itemsOfType('audit')).map(({ action }) => action);
  expect(audited).toEqual(expect.arrayContaining(['expenses.completeSlip', `expenses.${verb}`]));
});

test('a correction keeps the slip, and one that is completed twice is added once', async () => {
  const slipId = await upload(pdf, 'application/pdf');
  const answers = await Promise.all([complete(slipId), complete(slipId)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { body } = await call('update', { params: { id }, body: { ...anExpense, amount: '230.00' } });
  expect(body).toMatchObject({ amount: '230.00', slip: { name: 'march.pdf' } });
  const audited = (await world.itemsOfType('audit')).filter(
    ({ action }) => action === 'expenses.completeSlip',
  );
  expect(audited).toHaveLength(1);
});

describe('no file stays that nobody knows', { tags: 'I15' }, () => {
  /** The slip's file is stored, and then this happens. */
  async function afterStored(happens: () => Promise<unknown>) {
    const slipId = await upload(pdf, 'application/pdf');
    const store = createSlipStore(world.deps.config);
    provideDependencies({
      slips: {
        ...store,
        put: async (...file) => {
          await store.put(...file);
          await happens();
        },
      },
    });
    const { status } = await complete(slipId);
    provideDependencies({ slips: store });
    expect(slipsOf()).toHaveLength(1);
    return status;
  }

  test('where the expense is deleted meanwhile', async () => {
    expect(await afterStored(() => call('delete', { params: { id } }))).toBe(404);
    await feed.work();
    expect(slipsOf()).toEqual([]);
  });

  test('where the function dies', async () => {
    const restarts: (() => void)[] = [];
    const die = async () => {
      restarts.push(intercept(world.table.client, () => Promise.reject(new Error('The function died'))));
    };
    expect(await afterStored(die)).toBe(500);
    for (const restart of restarts) restart();
    await feed.work();
    // What DynamoDB's TTL does with expired items.
    const [{ pk, sk } = {}, ...others] = await world.itemsOfType('slipFile');
    expect(others).toEqual([]);
    await world.table.client.send(new DeleteCommand({ TableName: world.table.name, Key: { pk, sk } }));
    await feed.work();
    expect(slipsOf()).toEqual([]);
  });

  test('and one that was added stays', async () => {
    await add(pdf, 'application/pdf');
    expect(await world.itemsOfType('slipFile')).toEqual([]);
    await feed.work();
    expect(slipsOf()).toHaveLength(1);
  });
});

test('a file that has not arrived', { tags: 'I15' }, async () => {
  const body = { contentType: 'application/pdf', fileSize: 10 };
  const started = await call('startSlip', { params: { id }, body });
  expect(await complete(started.body.id)).toMatchObject({ status: 409, body: { code: 'slip_missing' } });
});

test.each([
  [{ contentType: 'text/html', fileSize: 10 }, 'Please choose a PDF, or a JPEG, PNG or WebP photo.'],
  [
    { contentType: 'application/pdf', fileSize: 10 * 1024 * 1024 + 1 },
    'Please choose a file of at most 10 MB.',
  ],
])('%j is refused before it is sent', { tags: 'I15' }, async (body, message) => {
  const answer = await call('startSlip', { params: { id }, body });
  expect(answer.status).toBe(400);
  expect(Object.values(answer.body.fields)).toEqual([message]);
});
