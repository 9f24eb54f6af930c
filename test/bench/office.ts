/**
 * The read units of the back office: a page of each list, searches and figures, as the engine reports them. The sizes
 * are things of each kind; `BENCH_OFFICE=1000000` measures another one.
 */
import { writeAuditEntry } from '#functions/data/audit.ts';
import { type TimeKind, timeKeys } from '#functions/data/byTime.ts';
import { countedOf } from '#functions/data/counted.ts';
import { amountsOf } from '#functions/data/counters.ts';
import { writeNewExpense } from '#functions/data/expenses.ts';
import { writeNewMessage } from '#functions/data/messages.ts';
import { addMonth, listedIn } from '#functions/data/months.ts';
import { writeNewPayment } from '#functions/data/payments.ts';
import { parsePerson, writePersonIndexed } from '#functions/data/personIndex.ts';
import { writeNewRefundTask } from '#functions/data/refundTasks.ts';
import { addAmounts, type Sums } from '#functions/data/sums.ts';
import type { Write } from '#functions/data/transact.ts';
import { userKey } from '#functions/data/users.ts';
import { writeNewZarCode } from '#functions/data/zarcodes.ts';
import { type Recorder, recordClient } from '#test/support/recorder.ts';
import { type Item, type Person, pretoria, type World } from '#test/support/world.ts';
import { inBulkWorld, type PutMany } from './bulkWorld.ts';
import { printRow } from './print.ts';
import { itemsOf } from './putItems.ts';
import { sampleCode } from './sampleCode.ts';

const sizes = process.env['BENCH_OFFICE'] ? [Number(process.env['BENCH_OFFICE'])] : [1_000, 100_000];
/** Written at once. */
const portion = 2_000;
/** All that may be listed as refunds to be paid. */
const refundTasks = 100;

const yearMs = 365 * 86_400_000;
const idOf = (kind: string, number: number) => `${kind}_${String(number).padStart(20, '0')}`;
const firstNames = ['Thandi', 'Sipho', 'Lerato', 'Johan', 'Ayesha', 'Pieter', 'Nomsa'];
const lastNames = ['Nkosi', 'Dlamini', 'Botha', 'Naidoo', 'Mokoena', 'Van Wyk', 'Khumalo'];
const nth = (names: readonly string[], number: number) => names[number % names.length] ?? '';
const emailOf = (number: number) => `person${number}@example.co.za`;

function userOf(number: number, createdAt: string): Item {
  const id = idOf('usr', number);
  return {
    ...userKey(id),
    type: 'user',
    version: 1,
    id,
    email: emailOf(number),
    firstName: nth(firstNames, number),
    lastName: nth(lastNames, number >> 3),
    contactTel: `+2782${String(number).padStart(7, '0')}`,
    role: number % 1_000 === 0 ? 'admin' : 'user',
    passwordHash: 'none',
    tokenVersion: 1,
    emailNotifications: true,
    disabled: false,
    createdAt,
    ...timeKeys('USERS', { id, createdAt }),
  };
}

/** One of each kind. */
function thingsOf(number: number, createdAt: string): Item[] {
  const userId = idOf('usr', number);
  const { termsConfirmed: _, ...place } = { ...pretoria, addressLine2: '' };
  const writes: Write[] = [
    writeNewZarCode({ ...sampleCode(number, userId), createdAt, updatedAt: createdAt }),
    writeNewPayment({
      id: idOf('pay', number),
      userId,
      status: number % 5 === 0 ? 'expired' : 'complete',
      mode: 'payfast',
      purchase: { kind: 'code', place },
      amountCents: 1900,
      vatCents: 248,
      createdAt,
      ...(number % 5 > 0 && { completedAt: createdAt, feeCents: 315, netCents: 1585 }),
    }),
    ...writeNewMessage({
      id: idOf('msg', number),
      kind: 'contact',
      name: 'Zanele Khumalo',
      email: emailOf(number),
      subject: 'Bundles',
      message: 'Can my sister use mine? '.repeat(10),
      createdAt,
    }),
    writeAuditEntry({
      id: idOf('aud', number),
      createdAt,
      actorId: idOf('usr', 0),
      action: 'users.update',
      kind: 'user',
      targetId: userId,
      userId,
      changes: [{ field: 'firstName', from: 'Thandi', to: 'Thandeka' }],
    }),
    ...writeNewExpense({
      id: idOf('exp', number),
      date: createdAt.slice(0, 'yyyy-mm-dd'.length),
      category: nth(['Hosting', 'Marketing', 'Printing'], number),
      supplier: 'Amazon Web Services',
      description: 'Servers',
      amountCents: 11_500,
      vatCents: 1_500,
      note: '',
      createdAt,
      createdBy: idOf('usr', 0),
      version: 1,
    }),
  ];
  return [userOf(number, createdAt), ...itemsOf(writes)];
}

interface Derived {
  readonly sums: Sums;
  readonly months: Map<TimeKind, Set<string>>;
}

/** With what the job `projections` derives of them, but for the search of codes. */
async function addThings(
  world: World,
  put: PutMany,
  { from, to, sums, months }: Derived & { readonly from: number; readonly to: number },
): Promise<void> {
  const first = Date.now() - yearMs;
  for (let start = from; start < to; start += portion) {
    const items = Array.from({ length: Math.min(portion, to - start) }, (_, index) => {
      const number = start + index;
      // Spread over the last year whatever their number.
      return thingsOf(number, new Date(first + (((number * 7_919) % to) / to) * yearMs).toISOString());
    }).flat();
    const people = items.filter((item) => item['type'] === 'user');
    const index = itemsOf(people.flatMap((item) => writePersonIndexed(null, parsePerson(item))));
    await put([...items, ...index]);
    for (const item of items) {
      addAmounts(sums, amountsOf(countedOf(item)));
      const listed = listedIn(item);
      if (listed === null) continue;
      months.set(listed.kind, (months.get(listed.kind) ?? new Set()).add(listed.month));
    }
  }
  for (const [kind, of] of months) for (const month of of) await addMonth(world.deps.table, kind, month);
  const rows = [...sums.values()].map(({ pk, sk, amounts }) => ({
    pk,
    sk,
    type: 'stats',
    version: 1,
    ...Object.fromEntries(amounts),
  }));
  await put(rows);
}

function refundsDue(now: Date): Item[] {
  const tasks = Array.from({ length: refundTasks }, (_, number) =>
    writeNewRefundTask({ paymentId: idOf('pay', number), amountCents: 1900, createdAt: now.toISOString() }),
  );
  return itemsOf(tasks);
}

/** docs/product.md, "Back office": what a page may cost. */
const page = 10;
const figures = 2;
const search = 4;

async function measure(world: World, recorder: Recorder, { token }: Person, size: number): Promise<void> {
  const person = size >> 1;
  const day = new Date(Date.now() - yearMs / 2).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const scenarios = [
    ['users', page, 'users.list', {}],
    ['users, the admins', page, 'users.list', { role: 'admin' }],
    ['users, by an email', search, 'users.list', { search: emailOf(person) }],
    ['users, by a name', search, 'users.list', { search: 'thandi nkosi' }],
    ['users, by a phone number', search, 'users.list', { search: `+2782${String(person).padStart(7, '0')}` }],
    ['codes', page, 'adminZarcodes.list', {}],
    ['codes of a province', page, 'adminZarcodes.list', { province: 'Gauteng' }],
    ['codes, verified (none is)', page, 'adminZarcodes.list', { verified: 'true' }],
    ['payments', page, 'adminPayments.list', {}],
    ['payments, expired', page, 'adminPayments.list', { status: 'expired' }],
    ['payments of a day', page, 'adminPayments.list', { from: day, to: day }],
    ['payments of a person', page, 'adminPayments.list', { search: emailOf(person) }],
    ['messages', page, 'messages.list', {}],
    ['audit', page, 'audit.list', {}],
    ['audit of an admin, half a year', page, 'audit.list', { from: day }],
    ['expenses', page, 'expenses.list', {}],
    ['expenses of a category', page, 'expenses.list', { category: 'Printing' }],
    [`refunds to be paid (${refundTasks})`, page, 'refunds.list', {}],
    ['dashboard: totals', figures, 'stats.get', undefined],
    ['dashboard: 30 days', figures, 'stats.daily', { days: 30 }],
  ] as const;
  for (const [name, budget, key, query] of scenarios) {
    let status = 0;
    const recording = await recorder.during(async () => {
      status = (await world.call(key, { token, ...(query !== undefined && { query }) })).status;
    });
    if (status !== 200) throw new Error(`${name} returned ${status}`);
    // The consistent read of the session is in every signed-in call.
    printRow(name, recording.readUnits - 1, budget, ' RRU');
  }
}

export const benchOffice = (): Promise<void> => inBulkWorld(benchIn);

async function benchIn(world: World, put: PutMany): Promise<void> {
  const boss = await world.person({ role: 'super_admin' });
  await put(refundsDue(world.deps.now()));
  let count = 0;
  const derived: Derived = { sums: new Map(), months: new Map() };
  for (const size of sizes) {
    const started = performance.now();
    await addThings(world, put, { from: count, to: size, ...derived });
    count = size;
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(
      `\nRead units of the back office at ${size.toLocaleString('en')} things of each kind (that of the session left out), loaded in ${seconds} s`,
    );
    await measure(world, recordClient(world.table.client), boss, size);
  }
}
