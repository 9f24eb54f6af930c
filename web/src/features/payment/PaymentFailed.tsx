import type { ReactElement } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { TryAgain } from './TryAgain.tsx';

export function PaymentFailed({ cancelled }: { cancelled: boolean }): ReactElement {
  const title = cancelled ? 'Payment cancelled' : 'Payment failed';
  return (
    <Page title={title}>
      <Card display="grid" gap="5">
        <Notice
          tone={cancelled ? 'info' : 'error'}
          title={cancelled ? 'The payment was cancelled.' : "The payment didn't go through."}
        >
          <p>No code was made. Your details are saved, so you can try again.</p>
        </Notice>
        <TryAgain />
      </Card>
    </Page>
  );
}
