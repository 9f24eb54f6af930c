import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Payment } from '#shared/contract/payments.ts';
import { t } from '#shared/text/t.ts';
import { paidFor } from '#web/brand/paidFor.ts';
import { rich } from '#web/text/rich.tsx';
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
      title={isOver ? t`Your payment is not confirmed yet` : t`We are confirming your payment`}
      intro={`${paidFor(payment)}, R${payment.amount}`}
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
                ? t`We couldn't check just now. We'll try again automatically.`
                : t`You're offline. We'll check again as soon as you're connected.`}
            </chakra.p>
          ) : null}
        </chakra.div>
        {waiting === 'short' ? null : (
          <chakra.div display="flex" flexWrap="wrap" gap="3" css={{ '& > *': { flex: '1 0 auto' } }}>
            <Button onClick={onCheck}>{t`Check again`}</Button>
            <LinkButton to="/my-codes" variant="outline">
              {t`My ZarCodes`}
            </LinkButton>
          </chakra.div>
        )}
        {isOver ? (
          <p>
            {rich(t`Nothing has come after an hour? <a>Contact support</a>, and we look into it.`, {
              a: (text) => <TextLink to="/support">{text}</TextLink>,
            })}
          </p>
        ) : null}
      </Card>
    </Page>
  );
}

function textOf(waiting: Waiting, { title }: Payment): string {
  if (waiting === 'short') return t`This usually takes a few seconds.`;
  if (waiting === 'long') {
    return title === undefined
      ? t`This is taking longer than usual. You can close this page: your bundle is ready as soon as PayFast confirms the payment, and it comes by email.`
      : t`This is taking longer than usual. You can close this page: your code is made as soon as PayFast confirms the payment, and it comes by email.`;
  }
  return title === undefined
    ? t`If you have paid, you don't need to wait here or pay again. As soon as PayFast confirms the payment, your bundle is ready, and it comes by email.`
    : t`If you have paid, you don't need to wait here or pay again. As soon as PayFast confirms the payment, your code is made, and it comes by email.`;
}
