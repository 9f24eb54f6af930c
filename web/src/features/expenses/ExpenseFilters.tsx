import type { ReactElement } from 'react';
import { DaysFilter } from '#web/ui/list/DaysFilter.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { SelectFilter } from '#web/ui/list/SelectFilter.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { earlierYears, expensesSearch, thisYear } from './expensesSearch.ts';

/** @param categories those of the shown year */
export function ExpenseFilters({ categories }: { categories: readonly string[] }): ReactElement {
  const list = useListSearch(expensesSearch);
  return (
    <FilterBar list={list}>
      <SelectFilter label="Totals for" all={thisYear} options={earlierYears} {...list.field('year')} />
      <SelectFilter
        label="Category"
        all="All categories"
        options={withChosen(categories, list.values.category)}
        {...list.field('category')}
      />
      <DaysFilter label="Spent" from={list.field('from')} to={list.field('to')} />
    </FilterBar>
  );
}

/** The chosen one may be of another year. */
const withChosen = (categories: readonly string[], chosen: string) =>
  chosen === '' || categories.includes(chosen) ? categories : [...categories, chosen];
