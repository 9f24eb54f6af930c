/** One of each kind that the back office lists, by its number: the same number is the same thing. */
import { type TimeKind, timeKeys } from '#functions/data/byTime.ts';
import { countedOf } from '#functions/data/counted.ts';
import { amountsOf } from '#functions/data/counters.ts';
import { writeNewExpense } from '#functions/data/expenses.ts';
import { writeNewMessage } from '#functions/data/messages.ts';
import { listedIn } from '#functions/data/months.ts';
import { type Payment, writeNewPayment } from '#functions/data/payments.ts';
import { addAmounts, type Sums } from '#functions/data/sums.ts';
import type { Write } from '#functions/data/transact.ts';
import { userKey } from '#functions/data/users.ts';
import { pinnedPlace } from './orders.ts';
import type { Item } from './world.ts';

export const idOf = (kind: string, number: number) => `${kind}_${String(number).padStart(20, '0')}`;
export const emailOf = (number: number) => `person${number}@example.co.za`;

const firstNames = ['Thandi', 'Sipho', 'Lerato', 'Johan', 'Ayesha', 'Pieter', 'Nomsa'];
const lastNames = ['Nkosi', 'Dlamini', 'Botha', 'Naidoo', 'Mokoena', 'Van Wyk', 'Khumalo'];
const categories = ['Hosting', 'Marketing', 'Printing'];
const nth = (names: readonly string[], number: number) => names[number % names.length] ?? '';

export function userItem(number: number, createdAt: string): Item {
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

export function newPayment(number: number, createdAt: string, fields: Partial<Payment> = {}): Write {
  return writeNewPayment({
    id: idOf('pay', number),
    userId: idOf('usr', number),
    status: number % 5 === 0 ? 'expired' : 'complete',
    mode: 'payfast',
    purchase: { kind: 'code', place: pinnedPlace },
    amountCents: 1900,
    vatCents: 248,
    createdAt,
    ...(number % 5 > 0 && { completedAt: createdAt, feeCents: 315, netCents: 1585 }),
    ...fields,
  });
}

export const newMessage = (number: number, createdAt: string): Write[] =>
  writeNewMessage({
    id: idOf('msg', number),
    kind: 'contact',
    name: 'Zanele Khumalo',
    email: emailOf(number),
    subject: 'Bundles',
    message: 'Can my sister use mine? '.repeat(10),
    createdAt,
  });

export const newExpense = (number: number, createdAt: string): Write[] =>
  writeNewExpense({
    id: idOf('exp', number),
    date: createdAt.slice(0, 'yyyy-mm-dd'.length),
    category: nth(categories, number),
    supplier: 'Amazon Web Services',
    description: 'Servers',
    amountCents: 11_500,
    vatCents: 1_500,
    note: '',
    createdAt,
    createdBy: idOf('usr', 0),
    version: 1,
  });

/** What the job `projections` derives of things for the lists by time. */
export interface Derived {
  readonly sums: Sums;
  readonly months: Map<TimeKind, Set<string>>;
}

export function deriveOf(items: readonly Item[], { sums, months }: Derived): void {
  for (const item of items) {
    addAmounts(sums, amountsOf(countedOf(item)));
    const listed = listedIn(item);
    if (listed !== null) months.set(listed.kind, (months.get(listed.kind) ?? new Set()).add(listed.month));
  }
}

export const counterItems = ({ sums }: Derived): Item[] =>
  [...sums.values()].map(({ pk, sk, amounts }) => ({
    pk,
    sk,
    type: 'stats',
    version: 1,
    ...Object.fromEntries(amounts),
  }));
