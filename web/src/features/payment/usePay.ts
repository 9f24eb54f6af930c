import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Voucher } from '#shared/contract/vouchers.ts';
import { t } from '#shared/text/t.ts';
import { ApiError, messageOf } from '#web/api/client.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { forgetOrder, orderKey } from '#web/storage/orderKey.ts';
import { paidOrder } from '#web/storage/paidOrder.ts';
import type { PendingCode } from '#web/storage/pendingCode.ts';
import { type Choice, orderOf } from './order.ts';
import type { PlacedOrder } from './PayFastStep.tsx';
import { useHistoryEntry } from './useHistoryEntry.ts';

/** Places the order once, however often the button is pressed. One for PayFast is `placed`; others lead on at once. */
export function usePay() {
  const navigate = useNavigate();
  const entry = useHistoryEntry();
  const { run, busy } = useMutationOf('payments.create');
  // The button stays busy while the browser goes to where the order is paid.
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);

  const pay = async (choice: Choice, pending: PendingCode | null, voucher: Voucher | null) => {
    const order = orderOf(choice, pending, voucher);
    if (order === null) return;
    setProblem(null);
    try {
      paidOrder.write({ entry, isPaid: false });
      const payment = await run({ body: order }, { idempotencyKey: orderKey(order) });
      const { form } = payment;
      if (form !== undefined) {
        setPlaced({ ...payment, form });
        return;
      }
      setLeaving(true);
      const search = { id: payment.id };
      if (payment.status === 'pending' && payment.mode === 'mock') {
        await navigate({ to: '/payment/mock-payfast', search });
      } else {
        await navigate({ to: '/payment/success', search });
      }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'idempotency_conflict') forgetOrder();
      setProblem(messageOf(error, t`Your order could not be placed. Nothing was charged. Please try again.`));
      setLeaving(false);
    }
  };

  return { pay, busy: busy || leaving, problem, placed, putBack: () => setPlaced(null) };
}
