import { startTransition, useEffect, useState } from 'react';
import type { RouteAt } from '#shared/contract/contract.ts';
import type { RouteResponse } from '#shared/contract/route.ts';
import { t } from '#shared/text/t.ts';
import { type ApiError, api } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { refreshAreas } from '#web/api/refresh.ts';
import { toastFailure } from '#web/ui/failure.ts';

type LoadedCode = RouteResponse<RouteAt<'zarcodes.get'>>;

const failed = failure(t`Error`, t`Failed to fetch ZarCode`);

/** A code as it is now, not as it was cached: a guide for an older version is refused. */
export function useNewestGuide(code: string | null) {
  const [zarCode, setZarCode] = useState<LoadedCode | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    if (code === null) return;
    let current = true;
    setError(null);
    api.zarcodes.get({ params: { code } }).then(
      (loaded) => current && startTransition(() => setZarCode(loaded)),
      (reason: ApiError) => current && setError(reason),
    );
    return () => {
      current = false;
    };
  }, [code, attempt]);

  /** After another change came first. @returns whether it was loaded */
  const reload = async (): Promise<boolean> => {
    if (code === null) return false;
    try {
      const loaded = await api.zarcodes.get({ params: { code } });
      refreshAreas(['zarcodes']);
      setZarCode(loaded);
      return true;
    } catch (reason) {
      toastFailure(failed(reason));
      return false;
    }
  };

  return { zarCode, error, retry: () => setAttempt(attempt + 1), reload };
}
