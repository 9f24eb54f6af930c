import { type ReactElement, useState } from 'react';
import { pendingCode } from '#web/storage/pendingCode.ts';
import { Card } from '#web/ui/Card.tsx';
import { Page } from '#web/ui/Page.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { TryAgain } from './TryAgain.tsx';

export function PaymentCancelled(): ReactElement {
  const [pending] = useState(() => pendingCode.read());
  return (
    <Page title="Payment cancelled" intro="Nothing was charged.">
      <Card display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <p>
          {pending === null ? (
            'You can try again whenever you like.'
          ) : (
            <>
              The details of <strong>{pending.title}</strong> are saved, so you can pay for it without filling
              in anything again.
            </>
          )}
        </p>
        <p>
          Your order stays open, at the same price. You find it under{' '}
          <TextLink to="/payments">My Payments</TextLink>.
        </p>
        <TryAgain />
      </Card>
    </Page>
  );
}
