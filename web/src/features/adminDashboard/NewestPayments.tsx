import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { PaymentStatusBadge } from '#web/brand/PaymentStatusBadge.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { type Newest, NewestCard, RowLine, RowText } from './NewestCard.tsx';

export function NewestPayments({ newest }: { newest: Newest }): ReactElement {
  return (
    <NewestCard
      title="Newest payments"
      empty="No payments yet."
      newest={newest}
      rows={newest.data?.payments}
      keyOf={({ id }) => id}
    >
      {({ id, description, amount, status, createdAt }) => (
        <>
          <RowText>
            <p>
              <RowLink to="/admin/payments/$id" params={{ id }}>
                {description}
              </RowLink>
            </p>
            <RowLine>
              <DateText at={createdAt} time />
            </RowLine>
          </RowText>
          <chakra.div display="flex" alignItems="center" justifyContent="flex-end" ms="auto">
            <PaymentStatusBadge status={status} />
            <chakra.strong fontVariantNumeric="tabular-nums" minW="5rem" textAlign="end">
              R{amount}
            </chakra.strong>
          </chakra.div>
        </>
      )}
    </NewestCard>
  );
}
