import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import type { ListedPayment } from '#shared/contract/user.ts';
import type { BundleSize } from '#shared/domain/bundles.ts';
import { t } from '#shared/text/t.ts';
import { forgetOrder } from '#web/storage/orderKey.ts';
import { type PendingCode, pendingCode, pendingPlace } from '#web/storage/pendingCode.ts';
import { rich } from '#web/text/rich.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { pendingFrom, sameCode } from './repeatOrder.ts';

interface CheckoutSearch {
  readonly bundle?: BundleSize;
  readonly voucher?: string;
}

interface Replacing {
  readonly waiting: PendingCode;
  readonly by: PendingCode;
  readonly search: CheckoutSearch;
}

/** "Try again": to the payment page with the same thing, as a new order at today's price. */
export function useRepeatOrder(): {
  repeat: (payment: ListedPayment) => void;
  question: ReactElement | null;
} {
  const navigate = useNavigate();
  const [replacing, setReplacing] = useState<Replacing | null>(null);

  const pay = (search: CheckoutSearch) => {
    forgetOrder();
    void navigate({ to: '/payment', search });
  };
  const payFor = (code: PendingCode, search: CheckoutSearch) => {
    pendingCode.write(code);
    pendingPlace.clear();
    pay(search);
  };
  const repeat = ({ repeat: order, voucherCode }: ListedPayment) => {
    if (order === undefined) return;
    const search = voucherCode === undefined ? {} : { voucher: voucherCode };
    if ('bundle' in order) {
      pay({ ...search, bundle: order.bundle });
      return;
    }
    const [waiting, by] = [pendingCode.read(), pendingFrom(order.zarcode)];
    if (waiting === null || sameCode(waiting, by)) payFor(by, search);
    else setReplacing({ waiting, by, search });
  };
  const question =
    replacing === null ? null : (
      <ConfirmDialog
        title={t`Another ZarCode is waiting for payment`}
        confirmText={t`Replace it`}
        cancelText={t`Keep it`}
        onConfirm={() => payFor(replacing.by, replacing.search)}
        onClose={() => setReplacing(null)}
      >
        <p>
          {rich(
            t`The details of <waiting/> are filled in and not paid for. They are lost if you pay for <other/> now.`,
            {
              waiting: () => <strong>{replacing.waiting.title}</strong>,
              other: () => <strong>{replacing.by.title}</strong>,
            },
          )}
        </p>
      </ConfirmDialog>
    );
  return { repeat, question };
}
