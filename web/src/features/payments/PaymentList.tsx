import type { ReactElement } from 'react';
import type { ListedPayment } from '#shared/contract/user.ts';
import { plural, t } from '#shared/text/t.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { GenerateLink } from '#web/brand/GenerateLink.tsx';
import { PaymentStatusBadge } from '#web/brand/PaymentStatusBadge.tsx';
import { paymentStatusLabels } from '#web/brand/paymentStatus.ts';
import { purchaseLabels } from '#web/brand/purchaseLabels.ts';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { daysFilter } from '#web/ui/list/daysFilter.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import type { ListTexts } from '#web/ui/list/listTexts.ts';
import { selectFilter } from '#web/ui/list/selectFilter.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Amount, PaymentAction, Purchase } from './PaymentCells.tsx';
import { paymentSearch } from './paymentSearch.ts';
import { useRepeatOrder } from './useRepeatOrder.tsx';

const texts: ListTexts = {
  label: t`Payments`,
  notLoaded: t`Your payments could not be loaded`,
  pages: t`Pages of payments`,
  none: t`No payments found`,
  found: (count) => plural(count, t`${count} payment found`, t`${count} payments found`),
};

type Repeat = (payment: ListedPayment) => void;

const columns = (onRepeat: Repeat): Column<ListedPayment>[] => [
  { header: t`Bought`, card: 'title', width: '40%', cell: (payment) => <Purchase payment={payment} /> },
  {
    header: t`Ordered`,
    card: 'line',
    noWrap: true,
    cell: ({ createdAt }) => <DateText at={createdAt} />,
  },
  { header: t`Amount`, card: 'line', align: 'end', cell: (payment) => <Amount payment={payment} /> },
  {
    header: t`Status`,
    card: 'corner',
    noWrap: true,
    cell: ({ status }) => <PaymentStatusBadge status={status} />,
  },
  {
    header: t`Actions`,
    card: 'actions',
    cell: (payment) => <PaymentAction payment={payment} onRepeat={onRepeat} />,
  },
];

export function PaymentList(): ReactElement {
  const list = useListSearch(paymentSearch);
  const payments = useApi('user.payments', { query: list.values }, { keepPreviousData: true });
  const { repeat, question } = useRepeatOrder();
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          selectFilter({
            label: t`Status`,
            all: t`All payments`,
            options: paymentStatusLabels,
            ...list.field('status'),
          }),
          selectFilter({
            label: t`Bought`,
            all: t`All kinds`,
            options: purchaseLabels,
            ...list.field('kind'),
          }),
          daysFilter({ label: t`Ordered`, from: list.field('from'), to: list.field('to') }),
        ]}
      />
      <DataList
        source={listSource(payments, (data) => data.payments)}
        list={list}
        columns={columns(repeat)}
        texts={texts}
        empty={{
          title: t`No payments yet`,
          text: t`What you buy is listed here, with its receipt.`,
          action: <GenerateLink />,
        }}
      />
      {question}
    </>
  );
}
