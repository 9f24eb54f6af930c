import { parse } from 'csv-parse/sync';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handler as runExports } from '#functions/jobs/runExports.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { createExportStore } from '#functions/services/exports.ts';
import { testBucket } from '#test/support/bucket.ts';
import { setLevel } from '#test/support/levels.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  await testBucket();
});
beforeEach(async () => {
  world = await newWorld();
  admin = await world.person({ role: 'admin', firstName: 'Naledi' });
});

const call = (key: 'create' | 'get' | 'cancel' | 'list' | 'file', input: Record<string, unknown>) =>
  world.call(`exports.${key}`, { token: admin.token, ...input });

/** The rows of all files of an export, as a program of somebody else reads them. */
async function download(id: string, files: number): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  for (let number = 1; number <= files; number++) {
    const { body } = await call('file', { params: { id, number: String(number) } });
    const response = await fetch(body.url);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="zarcodes-[a-z]+-\d{4}-\d\d-\d\d(-\d)?\.csv"$/),
    ]);
    rows.push(...parse<Record<string, string>>(await response.text(), { bom: true, columns: true }));
  }
  return rows;
}

test('a small export is done in the response; its link ends after 15 minutes', { tags: 'I11' }, async () => {
  const titles = ['=HYPERLINK(A1)', 'Say "yes", then turn left', '-12 steps', '＠home', 'Môre, köppie 🏠'];
  for (const title of titles) await world.buyCode(admin, { ...pretoria, title });
  const made = await call('create', {
    body: { of: 'codes', columns: ['title', 'zarcode', 'latitude', 'description'] },
  });
  expect(made).toMatchObject({ status: 200, body: { state: 'done', rows: 5, files: 1, of: 'codes' } });
  const rows = await download(made.body.id, 1);
  expect(rows.map(({ title }) => title)).toEqual([
    `'${titles[0]}`,
    titles[1],
    `'${titles[2]}`,
    `'${titles[3]}`,
    titles[4],
  ]);
  expect(rows[0]).toEqual({
    zarcode: expect.stringMatching(/^7PT-/),
    title: expect.any(String),
    description: 'Blue gate',
    latitude: String(pretoria.latitude),
  });
  const { body } = await call('file', { params: { id: made.body.id, number: '1' } });
  expect(new URL(body.url).searchParams.get('X-Amz-Expires')).toBe('900');
  const forged = body.url.replace('/1.csv', '/2.csv');
  expect((await fetch(forged)).status).toBe(403);

  const audited = await world.itemsOfType('audit');
  expect(audited).toMatchObject([{ action: 'exports.create', actorId: admin.id, targetId: made.body.id }]);
});

test.each(['area', 'private'] as const)('of a code that is %s it has no place', async (level) => {
  const code = await world.buyCode(admin, { ...pretoria, addressLine1: '77 Secret Lane' });
  await setLevel(code, level);
  const made = await call('create', { body: { of: 'codes' } });
  const [row] = await download(made.body.id, 1);
  expect(row).toMatchObject({ zarcode: code, suburb: pretoria.suburb, city: pretoria.city });
  const { description, addressLine1, latitude, longitude } = row ?? {};
  expect([description, addressLine1, latitude, longitude]).toEqual(['', '', '', '']);
});

test.each(['users', 'payments', 'messages', 'audit'] as const)('exports %s', { tags: 'I11' }, async (of) => {
  await world.buyCode(admin);
  const message = {
    name: 'Thandi',
    email: 'a@example.co.za',
    subject: 'Hello',
    message: 'How, "please",\ndo I pay?',
  };
  await world.call('contact.create', { body: message });
  await call('create', { body: { of: 'codes' } });
  const { body } = await call('create', { body: { of } });
  const rows = await download(body.id, body.files);
  const first = {
    users: { email: admin.email, firstName: 'Naledi', role: 'admin', disabled: 'false' },
    payments: { status: 'complete', kind: 'code', amount: '19.00', userId: admin.id },
    messages: { email: 'a@example.co.za', message: 'How, "please",\ndo I pay?' },
    audit: { action: 'exports.create', actorId: admin.id },
  }[of];
  expect(rows[0]).toMatchObject(first);
  expect(JSON.stringify(rows)).not.toContain('argon2');
});

test('exports expenses by the day of their slip', { tags: 'I11' }, async () => {
  const slip = {
    date: '2026-02-03',
    category: 'Printing',
    supplier: '=Printer',
    description: 'Flyers, "A5"',
    amount: '115.00',
    vat: '15.00',
    note: 'Paid\nin cash',
  };
  const feed = await openFeed(world.table, 'projections');
  for (const date of ['2026-02-03', '2026-03-04']) {
    await world.call('expenses.create', { token: admin.token, body: { ...slip, date } });
  }
  await feed.work();
  const { body } = await call('create', { body: { of: 'expenses', from: '2026-02-03', to: '2026-02-03' } });
  const rows = await download(body.id, body.files);
  expect(rows).toMatchObject([{ ...slip, supplier: "'=Printer", createdBy: admin.id }]);
});

test('exports the payments that have a status and were for a kind', { tags: 'I11' }, async () => {
  await world.buyCode(admin);
  await world.call('payments.create', { token: admin.token, body: { bundle: 5 } });
  const exported = async (filters: object) => {
    const { body } = await call('create', { body: { of: 'payments', ...filters } });
    return (await download(body.id, body.files)).map(({ status, kind }) => [status, kind]);
  };
  expect(await exported({})).toHaveLength(2);
  expect(await exported({ status: 'complete' })).toEqual([['complete', 'code']]);
  expect(await exported({ kind: 'bundle' })).toEqual([['pending', 'bundle']]);
  expect(await exported({ status: 'complete', kind: 'bundle' })).toEqual([]);
  expect(await exported({ status: 'refunded' })).toEqual([]);
  expect(await call('create', { body: { of: 'codes', kind: 'bundle' } })).toMatchObject({ status: 400 });
});

test('exports creators', async () => {
  const feed = await openFeed(world.table, 'projections');
  const fields = { userEmail: admin.email, displayName: 'Naledi “Maps”', uniquePrefix: 'NAL' };
  const { body: creator } = await world.call('creators.create', { token: admin.token, body: fields });
  await feed.work();
  expect(await world.itemsOfType('months')).toContainEqual(
    expect.objectContaining({ pk: 'MONTHS#CREATORS' }),
  );
  const { body } = await call('create', { body: { of: 'creators' } });
  expect(await download(body.id, body.files)).toMatchObject([
    {
      id: creator.id,
      displayName: 'Naledi “Maps”',
      uniquePrefix: 'NAL',
      useStandardPrefix: 'false',
      isActive: 'true',
      userId: admin.id,
    },
  ]);
});

test('exports vouchers with their uses', async () => {
  const days = { validFrom: '2025-12-31T22:00:00.000Z', validUntil: '2099-12-31T22:00:00.000Z' };
  const some = { ...days, code: 'SOME', percentOff: 10, maxUses: 5 };
  const money = { ...days, code: 'MONEY', amountOff: '5.00' };
  for (const body of [some, money]) await world.call('vouchers.create', { token: admin.token, body });
  const order = { zarcode: pretoria, voucherCode: 'SOME' };
  await world.call('payments.create', { token: admin.token, body: order });
  const { body } = await call('create', { body: { of: 'vouchers' } });
  const rows = await download(body.id, body.files);
  const byCode = new Map(rows.map((row) => [row['code'], row]));
  expect(byCode.get('SOME')).toMatchObject({ percentOff: '10', amountOff: '', maxUses: '5', uses: '1' });
  expect(byCode.get('MONEY')).toMatchObject({ percentOff: '', amountOff: '5.00', maxUses: '', uses: '' });
});

test('exports change requests, each in its state', async () => {
  const owner = await world.person();
  const codes = [await world.buyCode(owner), await world.buyCode(owner)];
  const [pending, rejected] = [
    await world.requestChange(owner, codes[0] ?? ''),
    await world.requestChange(owner, codes[1] ?? ''),
  ];
  await world.call('changeRequests.decide', {
    token: admin.token,
    params: { id: rejected },
    body: { decision: 'reject', note: 'Please, say where' },
  });
  const { body } = await call('create', { body: { of: 'requests' } });
  const rows = await download(body.id, body.files);
  expect(rows).toHaveLength(2);
  expect(rows.find(({ id }) => id === pending)).toMatchObject({
    status: 'pending',
    zarcode: codes[0],
    userId: owner.id,
    decidedAt: '',
    note: '',
  });
  expect(rows.find(({ id }) => id === rejected)).toMatchObject({
    status: 'rejected',
    decidedBy: admin.id,
    note: 'Please, say where',
    decidedAt: expect.stringMatching(/Z$/),
  });
});

describe('an export that is too long for a response', () => {
  const days = (day: number) => `2026-03-${String(day).padStart(2, '0')}`;

  beforeEach(async () => {
    const [written] = await world.itemsOfType('user');
    const putPerson = (index: number) => {
      const id = `usr_${String(index).padStart(16, '0')}`;
      const createdAt = `${days(1 + (index % 28))}T08:00:00.000Z`;
      const keys = { pk: `USER#${id}`, timePk: `USERS#2026-03#${index % 4}`, timeSk: `${createdAt}#${id}` };
      return world.put({ ...written, ...keys, id, createdAt } as never);
    };
    for (let from = 0; from < 1100; from += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, index) => putPerson(from + index)));
    }
    await world.put({
      pk: 'MONTHS#USERS',
      sk: 'MONTHS',
      type: 'months',
      version: 1,
      months: new Set(['2026-03']),
    });
    await world.put({ pk: 'STATS#USERS', sk: `DAY#${days(5)}`, type: 'stats', version: 1, total: 1100 });
  });

  test('is done by the job, with every person once, also after an end between any two writes', async () => {
    const started = await call('create', {
      body: { of: 'users', from: days(1), to: days(28), columns: ['id'] },
    });
    expect(started.body).toMatchObject({ state: 'running', rows: 0, files: 0, total: 1100 });
    const { id } = started.body;
    // The file is stored and the export does not say so.
    const store = createExportStore(world.deps.config);
    const failing = {
      ...store,
      put: async (...file: Parameters<typeof store.put>) => {
        await store.put(...file);
        throw new Error('The machine ended');
      },
    };
    provideDependencies({ exports: failing });
    await expect(runExports()).rejects.toThrow('The machine ended');
    expect((await call('get', { params: { id } })).body).toMatchObject({ state: 'running', files: 0 });
    provideDependencies({ exports: store });
    await Promise.all([runExports(), runExports()]);
    const { body } = await call('get', { params: { id } });
    expect(body).toMatchObject({ state: 'done', rows: 1100, files: 1 });
    const rows = await download(id, 1);
    expect(new Set(rows.map((row) => row['id'])).size).toBe(1100);
    expect(rows).toHaveLength(1100);
    expect((await call('list', {})).body.exports).toMatchObject([{ id, state: 'done' }]);
  });

  test('can be stopped, once', async () => {
    const { body } = await call('create', { body: { of: 'users' } });
    const stopped = await call('cancel', { params: { id: body.id } });
    expect(stopped).toMatchObject({ status: 200, body: { state: 'cancelled' } });
    await runExports();
    expect((await call('get', { params: { id: body.id } })).body).toMatchObject({
      state: 'cancelled',
      files: 0,
    });
    expect(await call('cancel', { params: { id: body.id } })).toMatchObject({
      status: 409,
      body: { code: 'export_ended', message: 'This export has already ended.' },
    });
    expect((await call('file', { params: { id: body.id, number: '1' } })).status).toBe(404);
  });
});

test('nothing to export is a file with its columns', async () => {
  const { body } = await call('create', { body: { of: 'codes', from: '2026-01-01', to: '2026-01-02' } });
  expect(body).toMatchObject({ state: 'done', rows: 0, files: 1 });
  const { url } = (await call('file', { params: { id: body.id, number: '1' } })).body;
  expect(await (await fetch(url)).text()).toMatch(/^zarcode,title,.*\r\n$/);
});

test('after a week the files are gone, and the answer says so', async () => {
  const { body } = await call('create', { body: { of: 'codes' } });
  const later = new Date(Date.parse(body.expiresAt));
  provideDependencies({ now: () => later });
  admin = await world.signIn(admin);
  expect(await call('file', { params: { id: body.id, number: '1' } })).toMatchObject({
    status: 422,
    body: { message: 'The files of this export were deleted. Please export again.' },
  });
});

test.each([
  [{ of: 'passwords' }, { of: 'Please choose what to export.' }],
  [{ of: 'users', columns: ['passwordHash'] }, { columns: 'Please choose columns of what you export.' }],
  [
    { of: 'users', from: '2026-03-02', to: '2026-03-01' },
    { to: 'Please choose a last day that is not before the first.' },
  ],
])('%o is refused', async (body, fields) => {
  expect(await call('create', { body })).toMatchObject({ status: 400, body: { fields } });
  expect(await world.itemsOfType('export')).toEqual([]);
});
