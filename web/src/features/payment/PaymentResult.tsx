import { type ReactElement, useEffect } from 'react';
import { ApiError, messageOf } from '#web/api/client.ts';
import { LoadingScreen } from '#web/brand/LoadingScreen.tsx';
import { forgetOrderKey } from '#web/storage/orderKey.ts';
import { pendingCode } from '#web/storage/pendingCode.ts';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { BundleBought } from './BundleBought.tsx';
import { CodeBought } from './CodeBought.tsx';
import { NoPayment } from './NoPayment.tsx';
import { PaymentFailed } from './PaymentFailed.tsx';
import { PaymentPending } from './PaymentPending.tsx';
import { usePayment } from './usePayment.ts';
import { useTrackPurchase } from './useTrackPurchase.ts';

/** Where the provider sends people back to. What was bought comes from the server, never from the address. */
export function PaymentResult({ id }: { id: string | null }): ReactElement {
  const { data, error, mutate } = usePayment(id);
  const status = data?.status;
  const codeIssued = data?.zarcode !== undefined;
  useEffect(() => {
    if (status !== undefined && status !== 'pending') forgetOrderKey();
    if (codeIssued) pendingCode.clear();
  }, [status, codeIssued]);
  useTrackPurchase(data);
  if (id === null || (error instanceof ApiError && (error.status === 404 || error.status === 400))) {
    return <NoPayment />;
  }
  if (data === undefined && error !== undefined) {
    return (
      <Page title="Payment">
        <LoadProblem
          title="We couldn't check your payment"
          message={messageOf(error, 'If you have paid, your code is safe. Please try again.')}
          onRetry={() => void mutate()}
        />
      </Page>
    );
  }
  if (data === undefined) return <LoadingScreen />;
  if (data.status === 'pending') return <PaymentPending />;
  if (data.status !== 'complete') return <PaymentFailed status={data.status} />;
  if (data.zarcode !== undefined) return <CodeBought zarcode={data.zarcode} amount={data.amount} />;
  return <BundleBought size={data.bundle?.totalZarcodes ?? null} amount={data.amount} />;
}
