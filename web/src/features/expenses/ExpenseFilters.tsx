import type { ReactElement } from 'react';
import { daysFilter } from '#web/ui/list/daysFilter.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { selectFilter } from '#web/ui/list/selectFilter.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { earlierYears, expensesSearch, thisYear } from './expensesSearch.ts';

/** @param categories those of the shown year */
export function ExpenseFilters({ categories }: { categories: readonly string[] }): ReactElement {
  const list = useListSearch(expensesSearch);
  return (
    <FilterBar
      list={list}
      filters={[
        selectFilter({ label: 'Totals for', all: thisYear, options: earlierYears, ...list.field('year') }),
        selectFilter({
          label: 'Category',
          all: 'All categories',
          options: withChosen(categories, list.values.category),
          ...list.field('category'),
        }),
        daysFilter({ label: 'Spent', from: list.field('from'), to: list.field('to') }),
      ]}
    />
  );
}

/** The chosen one may be of another year. */
const withChosen = (categories: readonly string[], chosen: string) =>
  chosen === '' || categories.includes(chosen) ? categories : [...categories, chosen];
