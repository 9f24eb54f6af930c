import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AccountDetail } from '#shared/contract/users.ts';
import { targetLink } from '#web/brand/audit/targetLink.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { mailText, paymentStates, requestStates, unsentText } from './stateTexts.ts';

type Row<K extends keyof AccountDetail> = AccountDetail[K] extends readonly (infer T)[] ? T : never;

interface TableProps<T> {
  rows: readonly T[];
  columns: readonly Column<T>[];
  noun: readonly [one: string, many: string];
  none: string;
  /** Where there may be more: the list that has them. */
  all?: ReactElement;
}

function Table<T extends { readonly id: string }>({
  rows,
  columns,
  noun,
  none,
  all,
}: TableProps<T>): ReactElement {
  const source = { rows, isLoading: false, error: undefined, retry: () => undefined };
  return (
    <>
      <DataList source={source} columns={columns} noun={noun} empty={{ title: none }} />
      {rows.length < 10 ? null : (
        <chakra.p mt="3" color="fg.muted" fontSize="sm">
          The newest ten are shown. {all}
        </chakra.p>
      )}
    </>
  );
}

const when = <T extends { readonly createdAt: string }>(header: string): Column<T> => ({
  header,
  card: 'line',
  noWrap: true,
  cell: ({ createdAt }) => <DateText at={createdAt} time />,
});

const codeColumns: Column<Row<'codes'> & { id: string }>[] = [
  {
    header: 'ZarCode',
    card: 'title',
    width: '45%',
    cell: ({ zarcode, title }) => (
      <TitleCell
        title={<RowLink {...targetLink({ kind: 'zarcode', id: zarcode })}>{shownCode(zarcode)}</RowLink>}
        line={title}
      />
    ),
  },
  {
    header: 'Place',
    card: 'text',
    cell: ({ suburb, city, province }) => [suburb, city, province].filter(Boolean).join(', '),
  },
  when('Made'),
];

interface CodeTableProps extends Pick<AccountDetail, 'codes'> {
  ownerId: string;
}

export const CodeTable = ({ codes, ownerId }: CodeTableProps): ReactElement => (
  <Table
    rows={codes.map((code) => ({ ...code, id: code.zarcode }))}
    columns={codeColumns}
    noun={['ZarCode', 'ZarCodes']}
    none="No ZarCodes"
    all={
      <TextLink to="/admin/zarcodes" search={{ owner: ownerId } as never}>
        All their ZarCodes
      </TextLink>
    }
  />
);

const paymentColumns: Column<Row<'payments'>>[] = [
  {
    header: 'Bought',
    card: 'title',
    width: '40%',
    cell: ({ purchase, id }) => (
      <TitleCell
        title={
          <RowLink to="/admin/payments/$id" params={{ id }}>
            {purchase.kind === 'bundle'
              ? `Bundle of ${purchase.size ?? ''}`
              : (purchase.place?.title ?? 'One ZarCode')}
          </RowLink>
        }
        line={id}
      />
    ),
  },
  { header: 'Amount', card: 'line', align: 'end', cell: ({ amount }) => `R${amount}` },
  {
    header: 'Status',
    card: 'corner',
    noWrap: true,
    cell: ({ status }) => (
      <Badge tone={status === 'complete' ? 'success' : 'muted'}>{paymentStates[status] ?? status}</Badge>
    ),
  },
  when('Ordered'),
];

interface PaymentTableProps extends Pick<AccountDetail, 'payments'> {
  email: string;
}

export const PaymentTable = ({ payments, email }: PaymentTableProps): ReactElement => (
  <Table
    rows={payments}
    columns={paymentColumns}
    noun={['payment', 'payments']}
    none="No payments"
    all={
      <TextLink to="/admin/payments" search={{ search: email } as never}>
        All their payments
      </TextLink>
    }
  />
);

const bundleColumns: Column<Row<'bundles'>>[] = [
  { header: 'Bundle', card: 'title', width: '50%', cell: ({ total }) => `${total} ZarCodes` },
  { header: 'Left', card: 'corner', align: 'end', cell: ({ remaining }) => String(remaining) },
  when('Bought'),
];

export const BundleTable = ({ bundles }: Pick<AccountDetail, 'bundles'>): ReactElement => (
  <Table rows={bundles} columns={bundleColumns} noun={['bundle', 'bundles']} none="No bundles" />
);

const requestColumns: Column<Row<'changeRequests'>>[] = [
  {
    header: 'Request',
    card: 'title',
    width: '50%',
    cell: ({ id, zarcode, reason }) => (
      <TitleCell
        title={
          <RowLink to="/admin/change-requests/$id" params={{ id }}>
            {shownCode(zarcode)}
          </RowLink>
        }
        line={reason}
      />
    ),
  },
  {
    header: 'Status',
    card: 'corner',
    cell: ({ status }) => (
      <Badge tone={status === 'pending' ? 'info' : 'muted'}>{requestStates[status] ?? status}</Badge>
    ),
  },
  when('Requested'),
];

export const RequestTable = ({ changeRequests }: Pick<AccountDetail, 'changeRequests'>): ReactElement => (
  <Table
    rows={changeRequests}
    columns={requestColumns}
    noun={['change request', 'change requests']}
    none="No change requests"
  />
);

const mailColumns: Column<Row<'mails'>>[] = [
  { header: 'Email', card: 'title', width: '45%', cell: ({ kind }) => mailText(kind) },
  {
    header: 'State',
    card: 'corner',
    cell: ({ unsentReason }) =>
      unsentReason === undefined ? (
        <Badge tone="success">Sent</Badge>
      ) : (
        <Badge tone="error">{unsentText(unsentReason)}</Badge>
      ),
  },
  when('Written'),
];

export const MailTable = ({ mails }: Pick<AccountDetail, 'mails'>): ReactElement => (
  <Table rows={mails} columns={mailColumns} noun={['email', 'emails']} none="No emails" />
);

/** The beginning of what was written. */
const Preview = chakra('span', { base: { lineClamp: 2, fontWeight: 'normal' } });

const messageColumns: Column<Row<'messages'>>[] = [
  {
    header: 'Message',
    card: 'title',
    width: '60%',
    cell: ({ id, subject, message }) => (
      <TitleCell
        title={
          <RowLink to="/admin/messages/$id" params={{ id }}>
            {subject}
          </RowLink>
        }
        line={<Preview>{message}</Preview>}
      />
    ),
  },
  when('Written'),
];

interface MessageTableProps extends Pick<AccountDetail, 'messages'> {
  email: string;
}

export const MessageTable = ({ messages, email }: MessageTableProps): ReactElement => (
  <Table
    rows={messages}
    columns={messageColumns}
    noun={['message', 'messages']}
    none="No messages"
    all={
      <TextLink to="/admin/messages" search={{ email } as never}>
        All their messages
      </TextLink>
    }
  />
);
