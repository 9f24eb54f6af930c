import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { changeRun } from './runStore.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    onTheRoad?: true;
  }
}

const stopDriving = () => void changeRun((run) => run && { ...run, isDriving: false });

/**
 * The road has an entry of its own in the history, so that Back shows the list of stops instead of leaving the run.
 * @returns shows the list of stops
 */
export function useBackToStops(): () => void {
  const { history, navigate } = useRouter();
  const hasEntry = useLocation({ select: ({ state }) => state.onTheRoad === true });
  const step = useRef<'start' | 'asked' | 'there'>('start');
  useEffect(() => {
    if (hasEntry) step.current = 'there';
    else if (step.current === 'there') stopDriving();
    else if (step.current === 'start') {
      step.current = 'asked'; // once, though StrictMode runs this twice
      void navigate({ to: '/run', state: { onTheRoad: true } });
    }
  }, [hasEntry, navigate]);
  return () => (hasEntry ? history.back() : stopDriving());
}
