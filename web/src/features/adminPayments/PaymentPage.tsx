import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { ApiError, messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { AuditTrail } from '#web/brand/audit/AuditTrail.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { RefundCard } from './RefundCard.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { Timeline } from './Timeline.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    alignItems: 'start',
  },
});
const Side = chakra('div', { base: { display: 'grid', gap: { base: '5', md: '6' }, minW: 0 } });

const back = <TextLink to="/admin/payments">All payments</TextLink>;

/** One payment: who, what, its story, and what can be paid back. */
export function PaymentPage({ id }: { id: string }): ReactElement {
  const { data, error, mutate } = useApi('adminPayments.get', { params: { id } });
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <Page title="No such payment" hideHeading>
        <EmptyState
          title="We don't know this payment"
          action={<LinkButton to="/admin/payments">All payments</LinkButton>}
        >
          The link may be incomplete.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title={data === undefined ? 'Payment' : `R${data.payment.amount}`}
      intro={data?.payment.description}
      back={back}
      action={data === undefined ? undefined : <StatusBadge payment={data.payment} />}
    >
      {error === undefined ? null : (
        <LoadProblem
          title="The payment could not be loaded"
          message={messageOf(error)}
          onRetry={() => void mutate()}
        />
      )}
      {data === undefined && error === undefined ? <Skeleton height="32rem" /> : null}
      {data === undefined ? null : (
        <Columns>
          <Side>
            <TitledCard title="Payment">
              <PaymentFacts payment={data.payment} person={data.person} />
            </TitledCard>
            {data.payment.status === 'complete' ? (
              <RefundCard payment={data.payment} refunds={data.refunds} />
            ) : null}
          </Side>
          <TitledCard title="Timeline">
            <Timeline entries={data.timeline} />
          </TitledCard>
        </Columns>
      )}
      <AuditTrail kind="payment" id={id} />
    </Page>
  );
}
