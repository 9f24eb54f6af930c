import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Voucher } from '#shared/contract/vouchers.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { forgetOrderKey, orderKey } from '#web/storage/orderKey.ts';
import type { PendingCode } from '#web/storage/pendingCode.ts';
import { type Choice, orderOf, postForm } from './order.ts';

/** Places the order once, however often the button is pressed, and goes where it is paid. */
export function usePay() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const pay = async (choice: Choice, pending: PendingCode | null, voucher: Voucher | null) => {
    const order = orderOf(choice, pending, voucher);
    if (order === null) return;
    setBusy(true);
    setProblem(null);
    try {
      const payment = await api.payments.create({ body: order }, { idempotencyKey: orderKey(order) });
      const search = { id: payment.id };
      if (payment.status === 'pending' && payment.form !== undefined) {
        postForm(payment.form); // The button stays busy: the browser is leaving.
      } else if (payment.status === 'pending' && payment.mode === 'mock') {
        await navigate({ to: '/payment/mock-payfast', search });
      } else {
        await navigate({ to: '/payment/success', search });
      }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'idempotency_conflict') forgetOrderKey();
      setProblem(messageOf(error, 'Your order could not be placed. Nothing was charged. Please try again.'));
      setBusy(false);
    }
  };

  return { pay, busy, problem };
}
