import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { AuditTrail } from '#web/brand/audit/AuditTrail.tsx';
import { ThingProblem } from '#web/brand/ThingProblem.tsx';
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
  return (
    <Page
      title={data === undefined ? 'Payment' : `R${data.payment.amount}`}
      intro={data?.payment.description}
      back={back}
      action={data === undefined ? undefined : <StatusBadge payment={data.payment} />}
    >
      {error === undefined ? null : (
        <ThingProblem thing="payment" error={error} onRetry={() => void mutate()} />
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
