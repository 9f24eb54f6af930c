import { Navigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { isUnknownPayment } from '#web/brand/unknownPayment.ts';
import { pendingCode } from '#web/storage/pendingCode.ts';
import { rich } from '#web/text/rich.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Page } from '#web/ui/Page.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { NoPayment } from './NoPayment.tsx';
import { TryAgain } from './TryAgain.tsx';

/** Where PayFast leads back to from a payment that was given up. That changes nothing: the order stays open. */
export function PaymentCancelled({ id }: { id: string | null }): ReactElement {
  const [pending] = useState(() => pendingCode.read());
  const { data, error } = useApi('payments.get', id === null ? null : { params: { id } });
  if (isUnknownPayment(error)) return <NoPayment />;
  // Paid in another tab, or over.
  if (data !== undefined && data.status !== 'pending') {
    return <Navigate to="/payment/success" search={{ id: data.id }} replace />;
  }
  return (
    <Page title={t`Payment cancelled`} intro={t`Nothing was charged.`}>
      <Card display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <p>
          {pending === null
            ? t`You can try again whenever you like.`
            : rich(
                t`The details of <title/> are saved, so you can pay for it without filling in anything again.`,
                { title: () => <strong>{pending.title}</strong> },
              )}
        </p>
        <p>
          {rich(
            t`Your order stays open for a day, at the same price. You find it under <a>My Payments</a>.`,
            {
              a: (text) => <TextLink to="/payments">{text}</TextLink>,
            },
          )}
        </p>
        <TryAgain />
      </Card>
    </Page>
  );
}
