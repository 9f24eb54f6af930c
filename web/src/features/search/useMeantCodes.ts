import { useMemo } from 'react';
import type { CodeSuggestion } from '#shared/contract/errors.ts';
import { useApi } from '#web/api/useApi.ts';

/** The codes that may have been meant with one that does not exist; null until they are known. */
export function useMeantCodes(code: string | null): readonly CodeSuggestion[] | null {
  const { data, error } = useApi('zarcodes.get', code === null ? null : { params: { code } });
  return useMemo(() => {
    if (code === null) return [];
    // One that looks almost the same.
    if (data !== undefined) return [data];
    return error?.suggestions ?? null;
  }, [code, data, error]);
}
