import { useEffect, useRef, useState } from 'react';
import { locationProblem, locationTexts } from './locationTexts.ts';
import type { Point } from './mapView.ts';

// docs/product/limits.md#timings-and-limits.
const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 };
const resetAfterMs = { success: 2000, error: 3000 } as const; // docs/product/maps.md#geolocation

export type LocationState = 'idle' | 'loading' | 'success' | 'error';

interface Geolocation {
  state: LocationState;
  /** Why it failed, while the state is `error`. */
  message: string | null;
  locate: () => void;
}

/** The person's position, requested only when they press the button. */
export function useGeolocation(
  onFound: (point: Point, accuracy: number | undefined) => void,
  onFailed: (message: string) => void,
): Geolocation {
  const [state, setState] = useState<LocationState>('idle');
  const [message, setMessage] = useState<string | null>(null);
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined);
  const alive = useRef(true);

  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
      clearTimeout(reset.current);
    };
  }, []);

  const finish = (result: 'success' | 'error', text: string | null) => {
    setState(result);
    setMessage(text);
    clearTimeout(reset.current);
    reset.current = setTimeout(() => {
      setState('idle');
      setMessage(null);
    }, resetAfterMs[result]);
    if (text !== null) onFailed(text);
  };

  const locate = () => {
    if (state === 'loading') return;
    if (!('geolocation' in navigator)) {
      finish('error', locationTexts.unsupported);
      return;
    }
    clearTimeout(reset.current);
    setState('loading');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!alive.current) return;
        finish('success', null);
        onFound({ latitude: coords.latitude, longitude: coords.longitude }, coords.accuracy);
      },
      (error) => alive.current && finish('error', locationProblem(error)),
      options,
    );
  };

  return { state, message, locate };
}
