import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';

export function PaymentFailed({ cancelled }: { cancelled: boolean }): ReactElement {
  const title = cancelled ? 'Payment cancelled' : 'Payment failed';
  return (
    <Page title={title} width="narrow">
      <Card display="grid" gap="5">
        <Notice
          tone={cancelled ? 'info' : 'error'}
          title={cancelled ? 'The payment was cancelled.' : 'The payment did not go through.'}
        >
          <p>No code was made. What you filled in is kept, so you can try again.</p>
        </Notice>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <LinkButton to="/payment">Try again</LinkButton>
          <LinkButton to="/dashboard" variant="outline">
            Back to Dashboard
          </LinkButton>
        </chakra.div>
      </Card>
    </Page>
  );
}
