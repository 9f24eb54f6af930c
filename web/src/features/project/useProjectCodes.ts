import { useCallback, useEffect, useState } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { callRoute, messageOf } from '#web/api/client.ts';
import { hasPoint } from '#web/maps/codePins.ts';
import { mapFetchLimit } from '#web/maps/mapFetchLimit.ts';

/** Five answers; a larger project is looked at by its imports. */
const maxPages = 5;

interface ProjectCodes {
  /** Undefined until all are loaded. */
  readonly codes: readonly ZarCodeCard[] | undefined;
  /** There are more. */
  readonly isCut: boolean;
  readonly problem: string | null;
  readonly retry: () => void;
}

type Loaded = Pick<ProjectCodes, 'codes' | 'isCut' | 'problem'>;

const nothing: Loaded = { codes: undefined, isCut: false, problem: null };

/** The newest codes of a creator, those that only they see included. */
export function useProjectCodes(creatorId: string): ProjectCodes {
  const [loaded, setLoaded] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const controller = new AbortController();
    setLoaded(nothing);
    loadAll(creatorId, controller.signal).then(
      (all) => setLoaded({ ...all, problem: null }),
      (error) => controller.signal.aborted || setLoaded({ ...nothing, problem: messageOf(error) }),
    );
    return () => controller.abort();
  }, [creatorId, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...loaded, retry };
}

async function loadAll(
  id: string,
  signal: AbortSignal,
): Promise<Pick<Loaded, 'isCut'> & { codes: ZarCodeCard[] }> {
  const load = (query: { page?: number; level?: 'private' }) =>
    callRoute('creators.codes', { params: { id }, query: { limit: mapFetchLimit, ...query } }, { signal });
  const [first, ofOwner] = await Promise.all([load({ page: 1 }), load({ level: 'private' })]);
  const { totalPages } = first.pagination;
  const codes = [...first.zarCodes, ...ofOwner.zarCodes];
  for (let page = 2; page <= Math.min(totalPages, maxPages); page++)
    codes.push(...(await load({ page })).zarCodes);
  return { codes: codes.filter(hasPoint), isCut: totalPages > maxPages || ofOwner.pagination.totalPages > 1 };
}
