import type { ReactElement } from 'react';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { Button } from '#web/ui/Button.tsx';
import { DataList } from '#web/ui/list/DataList.tsx';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Page } from '#web/ui/Page.tsx';
import { useIsPhone } from '#web/ui/useIsPhone.ts';
import { columns } from './columns.tsx';
import { ExpenseFilters } from './ExpenseFilters.tsx';
import { ExpenseTotals } from './ExpenseTotals.tsx';
import { expensesSearch, thisYear } from './expensesSearch.ts';
import { ProfitAndLoss } from './ProfitAndLoss.tsx';
import { useCategories } from './useCategories.ts';
import { useExpenseDialogs } from './useExpenseDialogs.tsx';

/** docs/product/back-office-money.md#expenses. */
export function Expenses(): ReactElement {
  const list = useListSearch(expensesSearch);
  const { year, ...query } = list.values;
  const shownYear = year === '' ? thisYear : year;
  const expenses = useApi('expenses.list', { query }, { keepPreviousData: true });
  const categories = useCategories(shownYear);
  const { open, dialog } = useExpenseDialogs(categories);
  // On a phone below the list, which would not be on the first screen.
  const isPhone = useIsPhone();
  const figures = (
    <>
      <ProfitAndLoss />
      <ExpenseTotals year={shownYear} />
    </>
  );
  return (
    <Page
      title="Expenses"
      intro="What the company has spent, and the VAT included."
      action={<Button onClick={() => open('create')}>New expense</Button>}
    >
      {isPhone ? null : figures}
      <ExpenseFilters categories={categories} />
      <DataList
        source={listSource(expenses, (data) => data.expenses)}
        list={list}
        columns={columns(open)}
        texts={englishTexts('expense', 'expenses')}
        empty={{ title: 'No expenses yet', text: 'Enter what the company pays for, slip by slip.' }}
      />
      {isPhone ? figures : null}
      {dialog}
    </Page>
  );
}
