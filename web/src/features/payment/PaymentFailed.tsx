import type { ReactElement } from 'react';
import type { PaymentStatus } from '#shared/contract/payments.ts';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { TryAgain } from './TryAgain.tsx';

type Ended = Exclude<PaymentStatus, 'pending' | 'complete'>;

const texts: Record<Ended, { title: string; what: string }> = {
  failed: { title: 'Payment failed', what: "The payment didn't go through." },
  cancelled: { title: 'Payment cancelled', what: 'The payment was cancelled.' },
  expired: { title: 'Order expired', what: 'The order was not paid within a day.' },
};

export function PaymentFailed({ status }: { status: Ended }): ReactElement {
  const { title, what } = texts[status];
  return (
    <Page title={title}>
      <Card display="grid" gap="5">
        <Notice tone={status === 'failed' ? 'error' : 'info'} title={what}>
          <p>No code was made. Your details are saved, so you can try again.</p>
        </Notice>
        <TryAgain />
      </Card>
    </Page>
  );
}
