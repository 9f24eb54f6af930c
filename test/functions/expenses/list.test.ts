/** `expenses.*`: docs/product/back-office-money.md#expenses. */
import { beforeEach, expect, test } from 'vitest';
import { anExpense } from '#test/support/expenses.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let admin: Person;
beforeEach(async () => {
  world = await newWorld();
  admin = await world.person({ role: 'admin' });
});

const call = (verb: string, input: object, { token } = admin) =>
  world.call(`expenses.${verb}` as 'expenses.list', { token, ...input });
const create = async (body: object = anExpense) => (await call('create', { body })).body;
const update = (id: string, body: object) => call('update', { params: { id }, body });
const remove = (id: string, body?: { version: number }) =>
  call('delete', { params: { id }, ...(body && { body }) });
const list = async (query: object = {}) => (await call('list', { query })).body.expenses;
const totals = async (year = '2026') => (await call('totals', { query: { year } })).body.months;

test('an expense is entered and listed by the day of its slip', async () => {
  const feed = await openFeed(world.table, 'projections');
  const first = await create();
  expect(first).toMatchObject({
    ...anExpense,
    note: '',
    createdBy: { id: admin.id, name: 'Thandi Nkosi' },
    version: 1,
  });
  const earlier = await create({ ...anExpense, date: '2026-02-01', category: 'Printing' });
  await feed.work();
  expect(await list()).toEqual([first, earlier]);
  expect(await list({ category: 'Printing' })).toEqual([earlier]);
  expect(await list({ from: '2026-03-31', to: '2026-03-31' })).toEqual([first]);
  // Corrected to a month that had none.
  await update(first.id, { ...anExpense, date: '2025-12-31' });
  await feed.work();
  expect((await list()).map(({ date }: { date: string }) => date)).toEqual(['2026-02-01', '2025-12-31']);
});

test('totals are exact after any change, also at once', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => create()));
  const [one, two, three] = made;
  await Promise.all([
    update(one.id, { ...anExpense, category: 'Printing', amount: '15.50', vat: '0.00' }),
    update(two.id, { ...anExpense, date: '2026-04-01' }),
    remove(three.id),
  ]);
  expect(await totals()).toEqual([
    {
      month: '2026-03',
      amount: '820.50',
      vat: '105.00',
      count: 8,
      categories: [
        { category: 'Hosting', amount: '805.00' },
        { category: 'Printing', amount: '15.50' },
      ],
    },
    {
      month: '2026-04',
      amount: '115.00',
      vat: '15.00',
      count: 1,
      categories: [{ category: 'Hosting', amount: '115.00' }],
    },
  ]);
  expect(await totals('2025')).toEqual([]);
});

test('of two admins who change an expense, or delete it, the second gets what changed', {
  tags: 'C15',
}, async () => {
  const { id } = await create();
  const other = await world.person({ role: 'admin', firstName: 'Zanele' });
  const body = { ...anExpense, amount: '230.00', version: 1 };
  expect((await call('update', { params: { id }, body }, other)).status).toBe(200);
  expect(await update(id, { ...anExpense, amount: '1.00', vat: '0.00', version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  });
  expect(await remove(id, { version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', message: expect.stringMatching(/^Zanele .*amount/) },
  });
  expect(await totals()).toMatchObject([{ month: '2026-03', amount: '230.00' }]);
  expect((await remove(id, { version: 2 })).status).toBe(200);
});

test('what was deleted stays in the audit', async () => {
  const { id } = await create();
  expect((await remove(id)).status).toBe(200);
  expect((await remove(id)).status).toBe(404);
  expect((await update(id, anExpense)).status).toBe(404);
  expect(await list()).toEqual([]);
  const params = { kind: 'expense', id };
  const { body } = await world.call('audit.ofTarget', { token: admin.token, params });
  const deletion = body.entries.find(({ action }: { action: string }) => action === 'expenses.delete');
  expect(deletion.changes).toContainEqual({ field: 'supplier', from: anExpense.supplier, to: null });
});

test.each([
  [{ vat: '115.00' }, 'vat', 'The VAT is a part of the amount, so it has to be less.'],
  [{ amount: '0.00' }, 'amount', 'Please give an amount from R0.01 to R10000000.00, like 250.00.'],
  [{ date: '2026-02-30' }, 'date', 'Please give a day from 2020 to 2099, like 2026-07-31.'],
  [{ supplier: ' ' }, 'supplier', 'Please enter a supplier.'],
])('%j is refused', async (changes, field, message) => {
  const answer = await call('create', { body: { ...anExpense, ...changes } });
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
});
