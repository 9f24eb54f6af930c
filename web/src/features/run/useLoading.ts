import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useIsOnline } from '#web/offline/useIsOnline.ts';
import { isUnknown, loadStops, refreshStops } from './loadStops.ts';
import { nextStop, type Run } from './run.ts';

export interface Loading {
  readonly isLoading: boolean;
  /** Why it failed, in a sentence. */
  readonly problem: string | null;
  readonly again: () => void;
}

/** Asks for the places of stops that were added, and again for those that are left, whenever there is a connection. */
export function useLoading(run: Run | null | undefined): Loading {
  const isOnline = useIsOnline();
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useEffectEvent(async () => {
    setLoading(true);
    setProblem(null);
    try {
      await loadStops();
    } catch (error) {
      setProblem(messageOf(error, t`The stops could not be loaded. Please try again.`));
    }
    setLoading(false);
  });
  const wanted = run?.stops.flatMap((stop) => (isUnknown(stop) ? [stop.code] : [])).join(' ') ?? '';
  useEffect(() => {
    if (wanted !== '' && isOnline) void load();
  }, [wanted, isOnline]);

  const refresh = useEffectEvent(() => {
    if (run && isOnline && document.visibilityState === 'visible') void refreshStops(run);
  });
  const next = run ? nextStop(run)?.code : undefined;
  useEffect(() => {
    if (next !== undefined && isOnline) refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [next, isOnline]);
  return { isLoading, problem, again: () => void load() };
}
