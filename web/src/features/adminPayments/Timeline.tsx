import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { TimelineEntry } from '#shared/contract/adminPayments.ts';
import { DateText } from '#web/ui/DateText.tsx';

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    borderInlineStartWidth: '3px',
    borderColor: 'border.strong',
    ps: '5',
    display: 'grid',
    gap: '4',
  },
});

const Raw = chakra('dl', {
  base: {
    mt: '2',
    display: 'grid',
    gridTemplateColumns: { sm: 'auto minmax(0, 1fr)' },
    columnGap: '4',
    fontSize: 'sm',
    fontFamily: 'mono',
    overflowWrap: 'anywhere',
    '& dt': { color: 'fg.muted' },
  },
});

const labels: Record<TimelineEntry['kind'], string> = {
  ordered: 'Ordered',
  notice: 'Notice from PayFast',
  paid: 'Paid',
  issued: 'Issued',
  invoice: 'Receipt numbered and emailed',
  refundRequested: 'Refund requested from PayFast',
  refunded: 'Refunded',
  refundFailed: 'Not refunded',
  creditNote: 'Credit note',
};

/** What happened to a payment, the earliest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }): ReactElement {
  return (
    <List>
      {entries.map(({ id, at, kind, detail, amount, body, clientIp }) => (
        <li key={id}>
          <chakra.p fontWeight="bold">
            {labels[kind]}
            {amount === undefined ? null : ` R${amount}`}
          </chakra.p>
          {detail === undefined ? null : (
            <chakra.p overflowWrap="anywhere">{detailOf(kind, detail)}</chakra.p>
          )}
          <chakra.p fontSize="sm" color="fg.muted">
            <DateText at={at} time />
          </chakra.p>
          {body === undefined ? null : <RawNotice body={body} clientIp={clientIp ?? ''} />}
        </li>
      ))}
    </List>
  );
}

/** The words that the log and the runbook use for a notice. */
const outcomes: Readonly<Record<string, string>> = {
  settled: 'Accepted: the order was settled by it',
  processedBefore: 'Accepted before',
};

const detailOf = (kind: TimelineEntry['kind'], detail: string) =>
  kind === 'notice' ? (outcomes[detail] ?? detail) : detail;

/** As it came; blank fields say nothing. */
function RawNotice({ body, clientIp }: { body: string; clientIp: string }): ReactElement {
  const fields = [...new URLSearchParams(body)].filter(([, value]) => value !== '');
  return (
    <chakra.details mt="1">
      <chakra.summary cursor="pointer" color="primary" fontWeight="semibold" py="2">
        As it came, from {clientIp}
      </chakra.summary>
      <Raw>
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a notice never changes, and names may repeat.
          <chakra.div key={`${name} ${index}`} display="contents">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </chakra.div>
        ))}
      </Raw>
    </chakra.details>
  );
}
