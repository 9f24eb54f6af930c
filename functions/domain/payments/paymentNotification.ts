import { writeNotification } from '#functions/data/notifications.ts';
import type { Payment } from '#functions/data/payments.ts';
import type { Write } from '#functions/data/transact.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { boughtOf, describePurchase } from './describePurchase.ts';

/** What the bell says about a payment that is complete. */
export function writePaymentNotification(deps: Dependencies, payment: Payment): Write {
  const { id, userId, purchase, createdAt, completedAt = createdAt } = payment;
  return writeNotification({
    id: deps.newId('ntf'),
    userId,
    at: completedAt,
    content: {
      kind: 'payment',
      paymentId: id,
      description: describePurchase(purchase),
      bought: boughtOf(purchase),
    },
  });
}
