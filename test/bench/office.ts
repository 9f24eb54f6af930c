/** The read units of the back office: a page of each list, searches and figures, as the engine reports them. */
import { writeAuditEntry } from '#functions/data/audit.ts';
import { addMonth } from '#functions/data/months.ts';
import { parsePerson, writePersonIndexed } from '#functions/data/personIndex.ts';
import { reconciliationItem } from '#functions/data/reconciliations.ts';
import { writeNewRefundTask } from '#functions/data/refundTasks.ts';
import type { Write } from '#functions/data/transact.ts';
import { writeNewZarCode } from '#functions/data/zarcodes.ts';
import { dayInJohannesburg, daysBefore } from '#shared/domain/time.ts';
import {
  counterItems,
  type Derived,
  deriveOf,
  emailOf,
  idOf,
  newExpense,
  newMessage,
  newPayment,
  userItem,
} from '#test/support/listedThings.ts';
import { type Recorder, recordClient, roundsText } from '#test/support/recorder.ts';
import type { Item, Person, World } from '#test/support/world.ts';
import { inBulkWorld, type PutMany } from './bulkWorld.ts';
import { printHeading, printRow } from './print.ts';
import { itemsOf } from './putItems.ts';
import { sampleCode } from './sampleCode.ts';

/** Written at once. */
const portion = 2_000;
/** All that may be listed as refunds to be paid. */
const refundTasks = 100;

const yearMs = 365 * 86_400_000;
/** One of each kind. */
function thingsOf(number: number, createdAt: string): Item[] {
  const userId = idOf('usr', number);
  const writes: Write[] = [
    writeNewZarCode({ ...sampleCode(number, userId), createdAt, updatedAt: createdAt }),
    newPayment(number, createdAt),
    ...newMessage(number, createdAt),
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
    ...newExpense(number, createdAt),
  ];
  return [userItem(number, createdAt), ...itemsOf(writes)];
}

/** With what the job `projections` derives of them, but for the search of codes. */
async function addThings(
  world: World,
  put: PutMany,
  { from, to, derived }: { readonly derived: Derived; readonly from: number; readonly to: number },
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
    deriveOf(items, derived);
  }
  for (const [kind, of] of derived.months)
    for (const month of of) await addMonth(world.deps.table, kind, month);
  await put(counterItems(derived));
}

function refundsDue(now: Date): Item[] {
  const tasks = Array.from({ length: refundTasks }, (_, number) =>
    writeNewRefundTask({ paymentId: idOf('pay', number), amountCents: 1900, createdAt: now.toISOString() }),
  );
  return itemsOf(tasks);
}

const ownCodes = 1_000;
const reconciledYears = 10;

/** A person's codes, and the days compared with PayFast. */
function longLists(ownerId: string, now: Date): Item[] {
  const codes = Array.from({ length: ownCodes }, (_, index) => {
    const createdAt = new Date(now.getTime() - (index + 1) * 60_000).toISOString();
    // Numbers that no other code has.
    return { ...sampleCode(10_000_000 + index, ownerId), createdAt, updatedAt: createdAt };
  });
  const days = daysBefore(dayInJohannesburg(now), reconciledYears * 365);
  return [...itemsOf(codes.map(writeNewZarCode)), ...days.map(reconciledOn)];
}

const reconciledOn = (day: string): Item =>
  reconciliationItem({
    day,
    state: 'done',
    ranAt: `${day}T22:30:00.000Z`,
    received: 10,
    reconciled: 0,
    differenceCount: 0,
    differences: [],
  });

/** docs/product/back-office.md#admin-layout: what a page may cost. */
const page = 10;
const figures = 2;
const search = 4;

async function measure(world: World, recorder: Recorder, { token, id }: Person, size: number): Promise<void> {
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
    [`codes of a person (${ownCodes})`, page, 'adminZarcodes.list', { owner: id }],
    ['payments', page, 'adminPayments.list', {}],
    ['payments, expired', page, 'adminPayments.list', { status: 'expired' }],
    ['payments of a day', page, 'adminPayments.list', { from: day, to: day }],
    ['payments of a person', page, 'adminPayments.list', { search: emailOf(person) }],
    [`reconciliations (${reconciledYears} years)`, page, 'payments.reconciliations', {}],
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
    printRow(name, recording.readUnits - 1, budget, ' RRU', roundsText(recording));
  }
}

/** @param sizes how many things of each kind */
export const benchOffice = (sizes: readonly number[]): Promise<void> =>
  inBulkWorld((world, put) => benchIn(world, put, sizes));

async function benchIn(world: World, put: PutMany, sizes: readonly number[]): Promise<void> {
  const boss = await world.person({ role: 'super_admin' });
  const derived: Derived = { sums: new Map(), months: new Map() };
  const before = [...refundsDue(world.deps.now()), ...longLists(boss.id, world.deps.now())];
  await put(before);
  deriveOf(before, derived);
  let count = 0;
  for (const size of sizes) {
    const started = performance.now();
    await addThings(world, put, { from: count, to: size, derived });
    count = size;
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`\nLoaded in ${seconds} s`);
    printHeading(
      `Read units of the back office at ${size.toLocaleString('en')} things of each kind (that of the session left out)`,
    );
    await measure(world, recordClient(world.table.client, { latencyMs: 20 }), boss, size);
  }
}
