import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import type { ListedPayment } from '#shared/contract/user.ts';
import { forgetOrderKey } from '#web/storage/orderKey.ts';
import { type PendingCode, pendingCode, pendingPlace } from '#web/storage/pendingCode.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { pendingFrom, sameCode } from './repeatOrder.ts';

/** "Try again": to the payment page with the same thing, as a new order at today's price. */
export function useRepeatOrder(): {
  repeat: (payment: ListedPayment) => void;
  question: ReactElement | null;
} {
  const navigate = useNavigate();
  const [replacing, setReplacing] = useState<{ waiting: PendingCode; by: PendingCode } | null>(null);

  const payFor = (code: PendingCode) => {
    forgetOrderKey();
    pendingCode.write(code);
    pendingPlace.clear();
    void navigate({ to: '/payment' });
  };
  const repeat = ({ repeat: order }: ListedPayment) => {
    if (order === undefined) return;
    if ('bundle' in order) {
      forgetOrderKey();
      void navigate({ to: '/payment', search: { bundle: order.bundle } });
      return;
    }
    const [waiting, by] = [pendingCode.read(), pendingFrom(order.zarcode)];
    if (waiting === null || sameCode(waiting, by)) payFor(by);
    else setReplacing({ waiting, by });
  };
  const question =
    replacing === null ? null : (
      <ConfirmDialog
        title="Another ZarCode is waiting for payment"
        confirmText="Replace it"
        cancelText="Keep it"
        onConfirm={() => payFor(replacing.by)}
        onClose={() => setReplacing(null)}
      >
        <p>
          The details of <strong>{replacing.waiting.title}</strong> are filled in and not paid for. They are
          lost if you pay for <strong>{replacing.by.title}</strong> now.
        </p>
      </ConfirmDialog>
    );
  return { repeat, question };
}
