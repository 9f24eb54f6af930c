/** What people pay, and what PayFast says of it. */
import * as fc from 'fast-check';
import { atOnce, kindOf, which } from './act.ts';
import { killed } from './gate.ts';
import type { How, Life, Received } from './life.ts';
import { hasOrders, orderAt } from './money.ts';

interface Paying {
  readonly number: number;
  /** In two tabs, so that PayFast receives the money twice. */
  readonly isTwice: boolean;
  /** PayFast's server does not answer when a notice is to be confirmed. */
  readonly isUnanswered: boolean;
}

export async function pay(life: Life, { number, ...paying }: Paying, how: How): Promise<void> {
  const { id, person, amount } = orderAt(life, number);
  if (life.usePayFast && amount !== '0.00') return receive(life, { id, amount }, paying, how);
  const call = { params: { id }, body: {} };
  const answers = await atOnce(how, () => life.send('payments.complete', person, call, how));
  if (answers.every((answer) => answer?.status !== 200)) return;
  life.confirmed.push({
    sentence: `${id} is paid`,
    holds: ({ table }) => table.get(`PAY#${id}`, 'PAY')?.['status'] === 'complete',
  });
}

/** PayFast receives the money of an order, and says so, perhaps more than once. */
async function receive(
  life: Life,
  { id, amount }: { id: string; amount: string },
  { isTwice, isUnanswered }: Omit<Paying, 'number'>,
  how: How,
): Promise<void> {
  const first = life.refunds.idAtPayFast(id);
  const received = [first, ...(isTwice ? [`${first}-again`] : [])].map((atPayFast) => ({
    id,
    amount,
    atPayFast,
  }));
  life.refunds.payFast.answer = isUnanswered ? 'unanswered' : 'valid';
  await Promise.all(received.map((each) => sendNotices(life, each, how)));
  life.refunds.payFast.answer = 'valid';
}

async function sendNotices(life: Life, received: Received, how: How): Promise<void> {
  const { fault } = how;
  const { id, amount, atPayFast } = received;
  life.paidAtPayFast.add(atPayFast);
  const answers = await atOnce(how, () =>
    life.gate.call(fault, () => life.refunds.receive(id, amount, atPayFast)),
  );
  for (const { value } of answers) life.note('payments.notify', value === killed ? null : value.status);
  if (answers.every(({ value }) => value === killed || value.status !== 200)) {
    life.unthanked.push(received);
    return;
  }
  life.confirmed.push({
    sentence: `${atPayFast} of ${id} is booked`,
    holds: ({ table }) =>
      table
        .ofType('payment')
        .some(({ pfPaymentId, status }) => pfPaymentId === atPayFast && status === 'complete'),
  });
}

interface WrongNotice {
  readonly number: number;
  readonly fields: Readonly<Record<string, string>>;
}

/** Money that the order does not ask for, or none: it changes nothing but what is open. */
async function wrongNotice(life: Life, { number, fields }: WrongNotice, how: How): Promise<void> {
  if (!life.usePayFast) return;
  const { id } = orderAt(life, number);
  const about = { m_payment_id: id, pf_payment_id: life.refunds.idAtPayFast(id) };
  const { value } = await life.gate.call(how.fault, () =>
    life.refunds.payFast.notify({ ...about, ...fields }),
  );
  life.note('payments.notify wrong', value === killed ? null : value.status);
}

const oneOfFour = fc.constantFrom(false, false, false, true);

export const noticeKinds = [
  kindOf('pay', {
    weight: 7,
    details: fc.record({ number: which, isTwice: oneOfFour, isUnanswered: oneOfFour }),
    needs: hasOrders,
    run: pay,
  }),
  kindOf('wrongNotice', {
    weight: 2,
    details: fc.record({
      number: which,
      fields: fc.constantFrom<Readonly<Record<string, string>>>(
        { payment_status: 'FAILED' },
        { payment_status: 'CANCELLED' },
        { payment_status: 'PENDING' },
        { amount_gross: '18.99' },
        { merchant_id: '10000101' },
      ),
    }),
    needs: hasOrders,
    run: wrongNotice,
  }),
];
