import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { intercept, recordCalls } from '#test/support/dynamoCalls.ts';
import { pinnedPlace } from '#test/support/orders.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-02T08:00:00.000Z');
let world: World;
let person: Person;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});
beforeEach(async () => {
  clock.set('2026-03-02T08:00:00.000Z');
  person = await world.person();
});

const list = (query: Record<string, string | number> = {}, { token }: Person = person) =>
  world.call('user.payments', { token, query });
/** On a later day than the session's. */
async function laterAt(time: string): Promise<void> {
  clock.set(time);
  person = await world.signIn(person);
}

async function order(body: Record<string, unknown> = { zarcode: pretoria }): Promise<string> {
  const { body: placed } = await world.call('payments.create', { token: person.token, body });
  return placed.id;
}
const pay = (id: string) =>
  world.call('payments.complete', { token: person.token, params: { id }, body: {} });
async function setStatus(id: string, status: string): Promise<void> {
  const stored = (await world.itemsOfType('payment')).find((one) => one['id'] === id);
  await world.put({ ...stored, status });
}

test('without a payment the list is empty', async () => {
  expect((await list()).body).toEqual({
    payments: [],
    pagination: { page: 1, limit: 10, total: 0, totalPages: 0, isPartial: false },
  });
});

test('each payment has what was bought, what it cost and how it ended, newest first', async () => {
  await world.addVoucher('WINTER', 30);
  const bundle = await order({ bundle: 10, voucherCode: 'winter' });
  clock.advance(60);
  await pay(bundle);
  const code = await order();
  clock.advance(60);
  const { body: paid } = await pay(code);
  const { body } = await list();
  expect(body.payments).toEqual([
    {
      id: code,
      status: 'complete',
      mode: 'mock',
      kind: 'code',
      amount: '19.00',
      vatAmount: '0.00',
      description: 'ZarCode for Mama Joy Spaza',
      title: 'Mama Joy Spaza',
      createdAt: '2026-03-02T08:01:00.000Z',
      completedAt: '2026-03-02T08:02:00.000Z',
      zarcode: paid.zarcode,
    },
    {
      id: bundle,
      status: 'complete',
      mode: 'mock',
      kind: 'bundle',
      amount: '119.70',
      vatAmount: '0.00',
      description: 'Bundle of 10 ZarCodes',
      bundleSize: 10,
      voucherCode: 'WINTER',
      createdAt: '2026-03-02T08:00:00.000Z',
      completedAt: '2026-03-02T08:01:00.000Z',
      bundle: { id: expect.stringMatching(/^bnd_/), totalZarcodes: 10 },
    },
  ]);
});

describe('what was not completed', () => {
  test.each(['pending', 'failed', 'cancelled'])('can be ordered again: %s', async (status) => {
    const [code, bundle] = [await order(), await order({ bundle: 5 })];
    for (const id of [code, bundle]) await setStatus(id, status);
    const { body } = await list();
    const repeats = Object.fromEntries(body.payments.map(({ id, repeat }: never) => [id, repeat]));
    expect(repeats).toEqual({ [code]: { zarcode: pinnedPlace }, [bundle]: { bundle: 5 } });
    // What the response has is an order that is taken.
    const again = { zarcode: { ...repeats[code].zarcode, termsConfirmed: true } };
    expect(await order(again)).toMatch(/^pay_/);
  });

  test('and what was completed can not', async () => {
    await pay(await order());
    expect((await list()).body.payments[0]).not.toHaveProperty('repeat');
  });
});

describe('filters', () => {
  test('by status and by kind, alone and together', async () => {
    const paidCode = await order();
    await pay(paidCode);
    const openBundle = await order({ bundle: 5 });
    const failedCode = await order();
    await setStatus(failedCode, 'failed');
    const ids = async (query: Record<string, string>) =>
      (await list(query)).body.payments.map(({ id }: { id: string }) => id).toSorted();
    expect(await ids({ status: 'complete' })).toEqual([paidCode]);
    expect(await ids({ status: 'failed' })).toEqual([failedCode]);
    expect(await ids({ status: 'cancelled' })).toEqual([]);
    expect(await ids({ kind: 'bundle' })).toEqual([openBundle]);
    expect(await ids({ kind: 'code', status: 'complete' })).toEqual([paidCode]);
    expect(await ids({ kind: '', status: '', from: '', to: '' })).toHaveLength(3);
  });

  test('by day in South Africa, both days included', async () => {
    const at: Record<string, string> = {};
    for (const time of [
      '2026-03-09T21:59:59.999Z',
      '2026-03-09T22:00:00.000Z',
      '2026-03-10T21:59:59.999Z',
      '2026-03-10T22:00:00.000Z',
    ]) {
      await laterAt(time);
      at[await order({ bundle: 5 })] = time;
    }
    const found = async (query: Record<string, string>) =>
      (await list(query)).body.payments.map(({ createdAt }: { createdAt: string }) => createdAt).toSorted();
    const times = Object.values(at);
    expect(await found({ from: '2026-03-10', to: '2026-03-10' })).toEqual(times.slice(1, 3));
    expect(await found({ from: '2026-03-10' })).toEqual(times.slice(1));
    expect(await found({ to: '2026-03-09' })).toEqual(times.slice(0, 1));
    expect(await found({ from: '2026-03-11', to: '2026-03-10' })).toEqual([]);
    expect(await found({ from: '0001-01-01', to: '9999-12-31' })).toEqual(times);
    expect(await found({ from: '2026-03-10', kind: 'code' })).toEqual([]);
  });

  test.each([
    { from: '2026-02-30' },
    { to: 'yesterday' },
    { to: '2026-3-1' },
    { status: 'lost' },
    { kind: 'car' },
    { page: 0 },
    { page: 'x' },
    { userId: 'usr_1' },
  ])('that make no sense are refused: %j', async (query) => {
    expect(await list(query as Record<string, string>)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });
});

test('there are ten on a page', async () => {
  for (let nth = 0; nth < 12; nth++) {
    clock.advance(1);
    await order({ bundle: nth % 2 === 0 ? 5 : 10 });
  }
  const pages = await Promise.all([1, 2, 3].map(async (page) => (await list({ page })).body));
  expect(pages.map(({ payments }) => payments.length)).toEqual([10, 2, 0]);
  expect(pages[1].pagination).toMatchObject({
    page: 2,
    limit: 10,
    total: 12,
    totalPages: 2,
    isPartial: false,
  });
  const times = pages.flatMap(({ payments }) => payments.map(({ createdAt }: never) => createdAt));
  expect(times).toEqual(times.toSorted().toReversed());
  const { older } = (await list({ kind: 'bundle' })).body.pagination;
  const filtered = (await list({ kind: 'bundle', page: 2, older })).body;
  expect(filtered.payments).toEqual(pages[1].payments);
  const back = (await list({ kind: 'bundle', page: 2, newer: filtered.pagination.newer })).body;
  expect(back.payments).toEqual(pages[0].payments);
});

test('nobody sees the payments of somebody else', async () => {
  await order();
  for (const role of ['user', 'admin', 'super_admin'] as const) {
    expect((await list({}, await world.person({ role }))).body.pagination.total).toBe(0);
  }
});

test('what the table leaves out of a response at first is read too', async () => {
  const ids = [await order(), await order({ bundle: 5 }), await order({ bundle: 10 })];
  let batches = 0;
  const remove = intercept(world.deps.table.client, async ({ operation, input }, send) => {
    if (operation !== 'BatchGetItem' || batches++ > 0) return send();
    const [[name, { Keys }]] = Object.entries(input.RequestItems) as [[string, { Keys: unknown[] }]];
    const sent = await send({ RequestItems: { [name]: { Keys: Keys.slice(0, 1) } } });
    return { output: { ...sent.output, UnprocessedKeys: { [name]: { Keys: Keys.slice(1) } } } };
  });
  const { body } = await list();
  remove();
  expect(batches).toBe(2);
  expect(body.payments.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted());
});

test('while the table throttles it is unavailable for a moment: 503', {
  tags: 'C4',
  timeout: 20_000,
}, async () => {
  await order();
  const remove = intercept(world.deps.table.client, async ({ operation, input }, send) =>
    operation === 'BatchGetItem' ? { output: { UnprocessedKeys: input.RequestItems } } : send(),
  );
  const answer = await list();
  remove();
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
});

test('a page of a hundred payments: nine units, with a filter ten, which searches older ones on', async () => {
  const [id] = [await order()];
  const stored = (await world.itemsOfType('payment')).find((one) => one['id'] === id);
  for (let nth = 0; nth < 99; nth++) {
    const other = `pay_${String(nth).padStart(20, '0')}`;
    await world.put({
      ...stored,
      pk: `PAY#${other}`,
      id: other,
      ownerSk: `${stored?.['createdAt']}#${other}`,
    });
  }
  const units = async (query: Record<string, string>) =>
    (await recordCalls(world.table.client, () => list(query))).readUnits;
  expect(await units({})).toBeLessThanOrEqual(9);
  expect(await units({ status: 'pending' })).toBeLessThanOrEqual(10);
  const { payments, pagination } = (await list({ status: 'complete' })).body;
  expect([payments, pagination]).toMatchObject([[], { isPartial: true, older: expect.any(String) }]);
});
