import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Payment } from '#shared/contract/payments.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import type { Waiting } from './checks.ts';

interface PaymentPendingProps {
  payment: Payment;
  waiting: Waiting;
  /** The last look at it failed. */
  failed: boolean;
  onCheck: () => void;
}

/** PayFast notifies the server, which can take a while; the page follows by itself. */
export function PaymentPending({ payment, waiting, failed, onCheck }: PaymentPendingProps): ReactElement {
  const isOver = waiting === 'tooLong';
  return (
    <Page
      title={isOver ? 'Your payment is not confirmed yet' : 'We are confirming your payment'}
      intro={`${payment.description}, R${payment.amount}`}
    >
      <Card display="grid" gap="5">
        {/* One region for all that is said while this page waits, so that screen readers follow. */}
        <chakra.div role="status" display="grid" gap="3">
          <chakra.p display="flex" gap="3">
            {isOver ? null : <Spinner color="primary" mt="0.25em" aria-hidden="true" />}
            <span>{textOf(waiting, payment)}</span>
          </chakra.p>
          {failed && !isOver ? (
            <chakra.p color="fg.muted">
              {navigator.onLine
                ? "We couldn't check just now. We'll try again automatically."
                : "You're offline. We'll check again as soon as you're connected."}
            </chakra.p>
          ) : null}
        </chakra.div>
        {waiting === 'short' ? null : (
          <chakra.div display="flex" flexWrap="wrap" gap="3" css={{ '& > *': { flex: '1 0 auto' } }}>
            <Button onClick={onCheck}>Check again</Button>
            <LinkButton to="/my-codes" variant="outline">
              My ZarCodes
            </LinkButton>
          </chakra.div>
        )}
        {isOver ? (
          <p>
            Nothing has come after an hour? <TextLink to="/support">Contact support</TextLink>, and we look
            into it.
          </p>
        ) : null}
      </Card>
    </Page>
  );
}

function textOf(waiting: Waiting, { title }: Payment): string {
  const [what, verb] = title === undefined ? ['your bundle', 'is ready'] : ['your code', 'is made'];
  if (waiting === 'short') return 'This usually takes a few seconds.';
  if (waiting === 'long') {
    return `This is taking longer than usual. You can close this page: ${what} ${verb} as soon as PayFast confirms the payment, and it comes by email.`;
  }
  return `If you have paid, you don't need to wait here or pay again. As soon as PayFast confirms the payment, ${what} ${verb}, and it comes by email.`;
}
