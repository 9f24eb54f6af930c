import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Reconciliation } from '#shared/contract/reconciliations.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { cursorPages, listSearch } from '#web/ui/list/listSearch.ts';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { TextLink } from '#web/ui/TextLink.tsx';

const List = chakra('ul', { base: { display: 'grid', gap: '2', fontSize: 'sm', overflowWrap: 'anywhere' } });

const states = {
  done: 'Compared',
  off: 'PayFast is off',
  noCredentials: 'No credentials',
  unanswered: 'PayFast did not answer',
} as const;

const kinds = {
  unknownOrder: 'Paid, but by no order of ours',
  amount: 'Another amount than that of the order',
  unreadable: 'An amount that cannot be read',
  notListed: "In our books, but not in PayFast's history",
} as const;

type Day = Reconciliation & { readonly id: string };

const columns: Column<Day>[] = [
  { header: 'Day', card: 'title', noWrap: true, cell: ({ day }) => <DateText at={`${day}T10:00:00.000Z`} /> },
  {
    header: 'Payments',
    card: 'line',
    align: 'end',
    cell: ({ received, reconciled }) => (
      <>
        {received}
        {reconciled === 0 ? null : (
          <chakra.p fontSize="sm" color="fg.muted">
            {reconciled} settled by this
          </chakra.p>
        )}
      </>
    ),
  },
  { header: 'Differences', card: 'text', width: '50%', cell: (day) => <Differences day={day} /> },
  { header: 'State', card: 'corner', noWrap: true, cell: (day) => <State day={day} /> },
];

function State({ day: { state, differenceCount } }: { day: Day }): ReactElement {
  if (state !== 'done') return <Badge tone={state === 'off' ? 'muted' : 'error'}>{states[state]}</Badge>;
  if (differenceCount === 0) return <Badge tone="success">Everything agrees</Badge>;
  return (
    <Badge tone="error">
      {differenceCount} {differenceCount === 1 ? 'difference' : 'differences'}
    </Badge>
  );
}

function Differences({ day: { differences, differenceCount } }: { day: Day }): ReactElement {
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

const search = listSearch(cursorPages());

/** What the nightly comparison with PayFast's history found. */
export function Reconciliations(): ReactElement {
  const list = useListSearch(search);
  const days = useApi('payments.reconciliations', { query: list.values }, { keepPreviousData: true });
  return (
    <DataList
      source={listSource(days, (data) => data.reconciliations.map((each) => ({ ...each, id: each.day })))}
      list={list}
      columns={columns}
      noun={['day', 'days']}
      empty={{ title: 'No days yet', text: "Every night our books are compared with PayFast's." }}
    />
  );
}
