import { type ReactElement, useEffect } from 'react';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { LoadingScreen } from '#web/brand/LoadingScreen.tsx';
import { isUnknownPayment } from '#web/brand/unknownPayment.ts';
import { forgetOrder, renewOrderKey } from '#web/storage/orderKey.ts';
import { markPaid } from '#web/storage/paidOrder.ts';
import { forgetPending } from '#web/storage/pendingCode.ts';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { BundleBought } from './BundleBought.tsx';
import { CodeBought } from './CodeBought.tsx';
import { NoPayment } from './NoPayment.tsx';
import { PaidTwice } from './PaidTwice.tsx';
import { PaymentFailed } from './PaymentFailed.tsx';
import { PaymentPending } from './PaymentPending.tsx';
import { usePayment } from './usePayment.ts';
import { useTrackPurchase } from './useTrackPurchase.ts';

/** Where the provider sends people back to. What was bought comes from the server, never from the address. */
export function PaymentResult({ id }: { id: string | null }): ReactElement {
  const { data, error, waiting, check } = usePayment(id);
  const status = data?.status;
  const zarcode = data?.zarcode;
  const codeIssued = zarcode !== undefined;
  // The place was paid for by another order before.
  const paidTwice = data?.bundle === undefined ? undefined : data.title;
  useEffect(() => {
    if (status === 'complete') {
      forgetOrder();
      markPaid(zarcode);
    }
    // Trying again is another order.
    else if (status !== undefined && status !== 'pending') renewOrderKey();
    if (codeIssued || paidTwice !== undefined) forgetPending();
  }, [status, zarcode, codeIssued, paidTwice]);
  useTrackPurchase(data);
  if (id === null || isUnknownPayment(error)) return <NoPayment />;
  if (data === undefined && error !== undefined) {
    return (
      <Page title={t`Payment`}>
        <LoadProblem
          title={t`We couldn't check your payment`}
          message={messageOf(error, t`If you have paid, your code is safe. Please try again.`)}
          onRetry={check}
        />
      </Page>
    );
  }
  if (data === undefined) return <LoadingScreen />;
  if (data.status === 'pending') {
    return <PaymentPending payment={data} waiting={waiting} failed={error !== undefined} onCheck={check} />;
  }
  if (data.status !== 'complete') return <PaymentFailed status={data.status} />;
  if (data.zarcode !== undefined) return <CodeBought zarcode={data.zarcode} amount={data.amount} />;
  if (paidTwice !== undefined) return <PaidTwice title={paidTwice} amount={data.amount} />;
  return <BundleBought size={data.bundle?.totalZarcodes ?? null} amount={data.amount} />;
}
