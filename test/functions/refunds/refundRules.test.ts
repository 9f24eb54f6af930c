/** What of a payment may be refunded (docs/product/money.md#refunds). */
import { expect, test } from 'vitest';
import type { Payment } from '#functions/data/payments.ts';
import { whyNotRefundable } from '#functions/domain/refunds/refundLeft.ts';
import { requireAsSeen, requireRefundable } from '#functions/domain/refunds/refundRules.ts';
import { aBundleOrder } from '#test/support/orders.ts';

const paid: Payment = { ...aBundleOrder, status: 'complete', createdAt: '2026-04-01T08:00:00.000Z' };
const refused = (call: () => void) => {
  try {
    call();
  } catch (error) {
    return error;
  }
  return null;
};

test.each<[Partial<Payment>, number]>([
  [{}, 9025],
  [{ refundedCents: 25 }, 9000],
])('%j: the last cent and no more', (change, left) => {
  const payment = { ...paid, ...change };
  expect(refused(() => requireRefundable(payment, left))).toBeNull();
  expect(refused(() => requireRefundable(payment, left + 1))).toMatchObject({
    code: 'refund_refused',
    message: `Only R${(left / 100).toFixed(2)} of this payment is left to refund.`,
  });
});

test.each<[Partial<Payment>, string]>([
  [{ status: 'pending' }, 'This order was not paid, so there is nothing to refund.'],
  [{ status: 'expired', amountCents: 0 }, 'This order was not paid, so there is nothing to refund.'],
  [{ amountCents: 0 }, 'This order cost nothing, so there is nothing to refund.'],
  [{ refundedCents: 9025 }, 'This payment was refunded in full.'],
  [{ refundedCents: 9026 }, 'This payment was refunded in full.'],
])('%j: nothing', (change, message) => {
  const payment = { ...paid, ...change };
  expect(whyNotRefundable(payment)).toBe(message);
  expect(refused(() => requireRefundable(payment, 0))).toMatchObject({ code: 'refund_refused', message });
});

test('a payment with a cent left is refundable', () => {
  expect(whyNotRefundable({ ...paid, refundedCents: 9024 })).toBeNull();
});

test('nothing is refunded that another refund may have refunded already', { tags: 'P15' }, () => {
  expect(refused(() => requireAsSeen(paid, 0))).toBeNull();
  expect(refused(() => requireAsSeen({ ...paid, refundedCents: 500 }, 500))).toBeNull();
  expect(refused(() => requireAsSeen({ ...paid, openRefundId: 'rpl_1' }, 0))).toMatchObject({
    code: 'refund_conflict',
    message: 'Another refund of this payment has not ended yet. Please look at it first.',
  });
  for (const seen of [0, 1000]) {
    expect(refused(() => requireAsSeen({ ...paid, refundedCents: 500 }, seen))).toMatchObject({
      code: 'refund_conflict',
      message: 'R5.00 of this payment has been refunded by now. Please look again before you refund more.',
    });
  }
});
