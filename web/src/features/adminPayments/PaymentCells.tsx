import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AdminPayment } from '#shared/contract/adminPayments.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { RowLink } from '#web/ui/list/RowLink.ts';

const Small = chakra('p', {
  base: { color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal', overflowWrap: 'anywhere' },
});
const Numbers = chakra('div', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });

interface CellProps {
  payment: AdminPayment;
}

export function PaymentTitle({ payment }: CellProps): ReactElement {
  const { id, title, description, zarcode, invoiceNumber } = payment;
  return (
    <div>
      <RowLink to="/admin/payments/$id" params={{ id }}>
        {title ?? description}
      </RowLink>
      <Small>{[zarcode && shownCode(zarcode), invoiceNumber ?? id].filter(Boolean).join(', ')}</Small>
    </div>
  );
}

export function Amount({ payment: { amount, refund, mode, sandbox } }: CellProps): ReactElement {
  return (
    <Numbers>
      R{amount}
      {refund === undefined ? null : <Small>R{refund.amount} back</Small>}
      {mode === 'mock' || sandbox ? <Small>A test</Small> : null}
    </Numbers>
  );
}

export function Net({ payment: { net } }: CellProps): ReactElement {
  return <Numbers>{net === undefined ? null : `R${net}`}</Numbers>;
}
