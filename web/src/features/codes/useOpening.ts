import { useEffect, useEffectEvent, useState } from 'react';
import { hasTabKey } from '#web/storage/tabKeyName.ts';
import type { Opening } from './openCode.ts';

const none: Opening = { state: 'none' };
const loading = { state: 'loading' } as const;

/** What the pass or the PIN in this tab opens. Most have neither: what asks the API with it is loaded where one is. */
export function useOpening(code: string | null) {
  const [opening, setOpening] = useState<Opening | typeof loading>(() =>
    code !== null && hasTabKey(code) ? loading : none,
  );
  const isLoading = opening.state === 'loading';
  const open = useEffectEvent(async (isCurrent: () => boolean) => {
    const opened = await openLate(code);
    if (isCurrent()) setOpening(opened);
  });
  useEffect(() => {
    if (!isLoading) return;
    let current = true;
    void open(() => current);
    return () => {
      current = false;
    };
  }, [isLoading]);

  const until = opening.state === 'open' ? opening.until : undefined;
  useEffect(() => {
    if (until === undefined) return;
    // The API says whether it is over, or a PIN still opens it.
    const timer = setTimeout(() => setOpening(loading), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return { opening, reopen: () => setOpening(loading) };
}

async function openLate(code: string | null): Promise<Opening> {
  if (code === null) return none;
  try {
    const { openCode } = await import('./openCode.ts');
    return await openCode(code);
  } catch {
    return { state: 'failed' };
  }
}
