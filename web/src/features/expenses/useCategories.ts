import { useApi } from '#web/api/useApi.ts';

/** Those in which something was spent in this year. */
export function useCategories(year: string): string[] {
  const { data } = useApi('expenses.totals', { query: { year } }, { keepPreviousData: true });
  const all = (data?.months ?? []).flatMap(({ categories }) => categories);
  return [...new Set(all.map(({ category }) => category))].sort();
}
