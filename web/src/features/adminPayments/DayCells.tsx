import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Reconciliation } from '#shared/contract/reconciliations.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';

const List = chakra('ul', { base: { display: 'grid', gap: '2', fontSize: 'sm', overflowWrap: 'anywhere' } });

const states = {
  done: 'Compared',
  off: 'PayFast is off',
  noCredentials: 'No credentials',
  unanswered: 'PayFast did not answer',
} as const;

const kinds = {
  unknownOrder: 'Paid, but for none of our orders',
  amount: 'The amount differs from the order',
  unreadable: 'The amount cannot be read',
  notListed: "In our books, but not in PayFast's history",
} as const;

interface CellProps {
  day: Reconciliation;
}

/** Whether the books agree with PayFast's. */
export function DayState({ day: { state, differenceCount } }: CellProps): ReactElement {
  if (state !== 'done') return <Badge tone={state === 'off' ? 'muted' : 'error'}>{states[state]}</Badge>;
  if (differenceCount === 0) return <Badge tone="success">Everything matches</Badge>;
  return (
    <Badge tone="error">
      {differenceCount} {differenceCount === 1 ? 'difference' : 'differences'}
    </Badge>
  );
}

export function Differences({ day: { differences, differenceCount } }: CellProps): ReactElement {
  if (differences.length === 0) return <chakra.span color="fg.muted">No differences</chakra.span>;
  return (
    <List>
      {differences.map(({ kind, pfPaymentId, paymentId, expectedAmount, receivedAmount }) => (
        <li key={`${kind} ${pfPaymentId} ${paymentId ?? ''}`}>
          {kinds[kind]}: {pfPaymentId}
          {receivedAmount === undefined ? null : `, R${receivedAmount} received`}
          {expectedAmount === undefined ? null : `, R${expectedAmount} expected`}
          {paymentId === undefined ? null : (
            <>
              {' '}
              <TextLink to="/admin/payments/$id" params={{ id: paymentId }}>
                Payment
              </TextLink>
            </>
          )}
        </li>
      ))}
      {differenceCount > differences.length ? <li>and more</li> : null}
    </List>
  );
}
