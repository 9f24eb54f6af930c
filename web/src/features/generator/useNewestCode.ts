import { startTransition, useEffect, useState } from 'react';
import type { RouteAt } from '#shared/contract/contract.ts';
import type { RouteResponse } from '#shared/contract/route.ts';
import { t } from '#shared/text/t.ts';
import { type ApiError, api } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { refreshAreas } from '#web/api/refresh.ts';
import type { TypedValue } from '#web/brand/place/typedValues.ts';
import { removeDraft } from '#web/storage/drafts.ts';
import { toastFailure } from '#web/ui/failure.ts';
import { editDraft } from './useEditForm.ts';

export type LoadedCode = RouteResponse<RouteAt<'zarcodes.get'>>;

const failed = failure(t`Error`, t`Failed to fetch ZarCode`);

/** A code as it is now, not as it was cached: an edit of an older version is refused. */
export function useNewestCode(code: string | null) {
  const [zarCode, setZarCode] = useState<LoadedCode | null>(null);
  const [typedBefore, setTypedBefore] = useState<readonly TypedValue[]>([]);
  const [error, setError] = useState<ApiError | null>(null);

  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    if (code === null) return;
    let current = true;
    setError(null);
    api.zarcodes.get({ params: { code } }).then(
      // The form is drawn in parts: in one go it would keep a phone from answering.
      (loaded) => current && startTransition(() => setZarCode(loaded)),
      (reason: ApiError) => current && setError(reason),
    );
    return () => {
      current = false;
    };
  }, [code, attempt]);

  /** After another edit came first. What was typed here stays on the page, whether this succeeds or not. */
  const reload = async (typed: readonly TypedValue[]) => {
    if (code === null) return;
    try {
      const loaded = await api.zarcodes.get({ params: { code } });
      refreshAreas(['zarcodes']);
      // Else it would cover the current version, and saving would take the other edit back.
      removeDraft(editDraft(loaded.id));
      setTypedBefore(typed);
      setZarCode(loaded);
    } catch (reason) {
      toastFailure(failed(reason));
    }
  };

  return { zarCode, typedBefore, error, retry: () => setAttempt(attempt + 1), reload };
}
