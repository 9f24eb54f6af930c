import { useEffect, useState } from 'react';
import { useApi } from '#web/api/useApi.ts';

const typingMs = 200; // docs/product/limits.md#timings-and-limits
const shortest = 2;
const longest = 80; // what users.list takes

interface Query {
  /** Null while the text is too short or still being typed. */
  readonly query: string | null;
  readonly isSearching: boolean;
}

/** What to search for: the text, once nothing was typed for a moment. */
function useQuery(text: string): Query {
  const typed = text.trim().slice(0, longest);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const isLong = typed.length >= shortest;
  return { query: isLong && settled === typed ? typed : null, isSearching: isLong && settled !== typed };
}

/** People, codes and payments that a text finds. */
export function usePaletteSearch(text: string) {
  const { query, isSearching } = useQuery(text);
  const search = query === null ? null : { query: { search: query } };
  const people = useApi('users.list', search);
  const codes = useApi('adminZarcodes.list', search);
  // They are found by an id, a number or an email address, which have no spaces.
  const payments = useApi('adminPayments.list', query?.includes(' ') === true ? null : search);
  const all = { people, ZarCodes: codes, payments };
  return {
    people: people.data,
    codes: codes.data,
    payments: payments.data,
    isSearching: isSearching || Object.values(all).some(({ isLoading }) => isLoading),
    /** `['people', 'payments']` */
    failed: Object.entries(all).flatMap(([name, { error }]) => (error === undefined ? [] : [name])),
    retry: () => {
      for (const { error, mutate } of Object.values(all)) if (error !== undefined) void mutate();
    },
  };
}
