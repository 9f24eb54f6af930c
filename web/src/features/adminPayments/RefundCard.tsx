import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { AdminPayment } from '#shared/contract/adminPayments.ts';
import type { RefundResponse } from '#shared/contract/refunds.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { Button } from '#web/ui/Button.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { OpenRefund } from './OpenRefund.tsx';

const RefundDialog = lazy(async () => ({ default: (await import('./RefundDialog.tsx')).RefundDialog }));

const List = chakra('ul', { base: { display: 'grid', gap: '3' } });

interface RefundCardProps {
  payment: AdminPayment;
  refunds: readonly RefundResponse[];
}

/** What went back, and what can. PayFast is asked only once an admin wants to know. */
export function RefundCard({ payment, refunds }: RefundCardProps): ReactElement {
  const { id, amount, refund, refundOpen } = payment;
  const [wanted, setWanted] = useState(false);
  const isAsking = wanted || refundOpen;
  const options = useApi('refunds.options', isAsking ? { params: { id } } : null);
  const isLeft = Number(amount) > 0 && refund?.amount !== amount;
  const made = refunds.filter(({ status }) => status === 'done');
  return (
    <TitledCard title="Refund" intro={introOf(payment)}>
      {made.length === 0 ? null : (
        <List mb={isLeft || refundOpen ? '4' : '0'}>
          {made.map((each) => (
            <RefundMade key={each.id} refund={each} />
          ))}
        </List>
      )}
      {isAsking && options.error !== undefined ? (
        <LoadProblem
          title="What can be refunded is not known"
          message={messageOf(options.error)}
          onRetry={() => void options.mutate()}
        />
      ) : null}
      {refundOpen ? (
        <OpenRefund id={id} options={options.data} />
      ) : isLeft ? (
        <Button
          variant="outline"
          busy={wanted && options.data === undefined && options.error === undefined}
          busyText="Asking PayFast..."
          onClick={() => setWanted(true)}
        >
          Refund
        </Button>
      ) : null}
      {wanted && !refundOpen && options.data !== undefined ? (
        <Suspense>
          <RefundDialog id={id} options={options.data} onClose={() => setWanted(false)} />
        </Suspense>
      ) : null}
    </TitledCard>
  );
}

function introOf({ amount, refund, refundDue }: AdminPayment): string {
  if (refund?.amount === amount) return 'All of it was paid back.';
  if (refund !== undefined) return `R${refund.amount} of R${amount} was paid back.`;
  if (refundDue)
    return 'It was paid after its account was deleted, so nothing was issued. Please pay it back.';
  return Number(amount) > 0 ? 'Nothing was paid back.' : 'It cost nothing.';
}

function RefundMade({ refund }: { refund: RefundResponse }): ReactElement {
  const { amount, method, reference, refundedAt, creditNote, voidedCodes, withdrawnCode } = refund;
  const facts = [
    method === 'payFast' ? 'By PayFast' : `By transfer: ${reference ?? ''}`,
    creditNote === undefined ? 'its credit note follows' : `credit note ${creditNote}`,
    ...(voidedCodes > 0 ? [`${voidedCodes} prepaid taken back`] : []),
    ...(withdrawnCode === undefined ? [] : [`${withdrawnCode} withdrawn`]),
  ];
  return (
    <li>
      <chakra.p fontWeight="bold">
        R{amount}
        {refundedAt === undefined ? null : (
          <>
            {' '}
            on <DateText at={refundedAt} />
          </>
        )}
      </chakra.p>
      <chakra.p fontSize="sm" overflowWrap="anywhere">
        {facts.join(', ')}
      </chakra.p>
    </li>
  );
}
