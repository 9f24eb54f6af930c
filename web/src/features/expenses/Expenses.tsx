import { History, Paperclip, Pencil, Trash2 } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { ExpenseResponse } from '#shared/contract/expenses.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { Button } from '#web/ui/Button.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { DaysFilter } from '#web/ui/list/DaysFilter.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { cursorPages, day, listSearch, oneOf, text } from '#web/ui/list/listSearch.ts';
import { RowAction, RowActions } from '#web/ui/list/RowActions.tsx';
import { SelectFilter } from '#web/ui/list/SelectFilter.tsx';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Page } from '#web/ui/Page.tsx';
import { ExpenseTotals } from './ExpenseTotals.tsx';
import { ProfitAndLoss } from './ProfitAndLoss.tsx';

const ExpenseForm = lazy(async () => ({ default: (await import('./ExpenseForm.tsx')).ExpenseForm }));
const AuditDialog = lazy(async () => ({
  default: (await import('#web/brand/audit/AuditDialog.tsx')).AuditDialog,
}));
const SlipDialog = lazy(async () => ({ default: (await import('./SlipDialog.tsx')).SlipDialog }));
const DeleteExpense = lazy(async () => ({ default: (await import('./DeleteExpense.tsx')).DeleteExpense }));

/** The first year in which anything was spent. */
const firstYear = 2025;
const thisYear = Number(dayInJohannesburg(new Date()).slice(0, 4));
const years = Array.from({ length: thisYear - firstYear + 1 }, (_, index) => String(thisYear - index));

const search = listSearch({
  year: oneOf(years),
  category: text(40),
  from: day(),
  to: day(),
  ...cursorPages(),
});

type Open =
  | { readonly what: 'new' }
  | { readonly what: 'edit' | 'delete' | 'history' | 'slip'; readonly expense: ExpenseResponse };

/** docs/product.md, "Expenses". */
export function Expenses(): ReactElement {
  const list = useListSearch(search);
  const { year, ...query } = list.values;
  const shownYear = year === '' ? String(thisYear) : year;
  const totals = useApi('expenses.totals', { query: { year: shownYear } }, { keepPreviousData: true });
  const expenses = useApi('expenses.list', { query }, { keepPreviousData: true });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const categories = categoriesOf(totals.data?.months ?? []);
  return (
    <Page
      title="Expenses"
      intro="What the company has spent, with the VAT that it contains."
      action={<Button onClick={() => setOpen({ what: 'new' })}>New expense</Button>}
    >
      <ProfitAndLoss />
      <ExpenseTotals totals={totals} year={shownYear} />
      <FilterBar list={list}>
        <SelectFilter
          label="Totals of"
          all={String(thisYear)}
          options={years.slice(1)}
          {...list.field('year')}
        />
        <SelectFilter
          label="Category"
          all="All categories"
          options={withChosen(categories, list.values.category)}
          {...list.field('category')}
        />
        <DaysFilter label="Spent" from={list.field('from')} to={list.field('to')} />
      </FilterBar>
      <DataList
        source={listSource(expenses, (data) => data.expenses)}
        list={list}
        columns={columns({
          onSlip: (expense) => setOpen({ what: 'slip', expense }),
          onEdit: (expense) => setOpen({ what: 'edit', expense }),
          onDelete: (expense) => setOpen({ what: 'delete', expense }),
          onHistory: (expense) => setOpen({ what: 'history', expense }),
        })}
        noun={['expense', 'expenses']}
        empty={{ title: 'No expenses yet', text: 'Enter what the company pays for, slip by slip.' }}
      />
      <Suspense>
        {open?.what === 'new' ? <ExpenseForm categories={categories} onClose={close} /> : null}
        {open?.what === 'edit' ? (
          <ExpenseForm expense={open.expense} categories={categories} onClose={close} />
        ) : null}
        {open?.what === 'history' ? (
          <AuditDialog kind="expense" id={open.expense.id} name={nameOf(open.expense)} onClose={close} />
        ) : null}
        {open?.what === 'slip' ? <SlipDialog expense={open.expense} onClose={close} /> : null}
        {open?.what === 'delete' ? <DeleteExpense expense={open.expense} onClose={close} /> : null}
      </Suspense>
    </Page>
  );
}

interface Acts {
  onSlip: (expense: ExpenseResponse) => void;
  onEdit: (expense: ExpenseResponse) => void;
  onDelete: (expense: ExpenseResponse) => void;
  onHistory: (expense: ExpenseResponse) => void;
}

const columns = ({ onSlip, onEdit, onDelete, onHistory }: Acts): Column<ExpenseResponse>[] => [
  {
    header: 'Expense',
    card: 'title',
    width: '40%',
    cell: ({ supplier, description }) => <TitleCell title={supplier} line={description} />,
  },
  {
    header: 'Amount',
    card: 'corner',
    align: 'end',
    noWrap: true,
    cell: ({ amount, vat }) => <TitleCell title={`R${amount}`} line={`VAT R${vat}`} />,
  },
  { header: 'Slip', card: 'line', cell: ({ slip }) => slipText(slip) },
  { header: 'Category', card: 'line', cell: ({ category }) => category },
  {
    header: 'Date',
    card: 'line',
    noWrap: true,
    cell: ({ date }) => <DateText at={`${date}T10:00:00.000Z`} />,
  },
  {
    header: 'Actions',
    card: 'actions',
    cell: (expense) => (
      <RowActions>
        <RowAction
          label={
            expense.slip === undefined ? `Add a slip to ${nameOf(expense)}` : `Slip of ${nameOf(expense)}`
          }
          icon={Paperclip}
          onSelect={() => onSlip(expense)}
        />
        <RowAction label={`Edit ${nameOf(expense)}`} icon={Pencil} onSelect={() => onEdit(expense)} />
        <RowAction
          label={`History of ${nameOf(expense)}`}
          icon={History}
          onSelect={() => onHistory(expense)}
        />
        <RowAction
          label={`Delete ${nameOf(expense)}`}
          icon={Trash2}
          danger
          onSelect={() => onDelete(expense)}
        />
      </RowActions>
    ),
  },
];

function slipText(slip: ExpenseResponse['slip']): string {
  if (slip === undefined) return 'None';
  return slip.type === 'application/pdf' ? 'PDF' : 'Photo';
}

const nameOf = ({ supplier, date }: ExpenseResponse) => `${supplier} of ${date}`;

interface Month {
  readonly categories: readonly { readonly category: string }[];
}

const categoriesOf = (months: readonly Month[]): string[] =>
  [...new Set(months.flatMap(({ categories }) => categories.map(({ category }) => category)))].sort();

/** The chosen one may be of another year. */
const withChosen = (categories: readonly string[], chosen: string) =>
  chosen === '' || categories.includes(chosen) ? categories : [...categories, chosen];
