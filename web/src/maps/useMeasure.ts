import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { averageFixes, type Fix } from './averageFixes.ts';

/** docs/product/maps.md#geolocation */
export const measureSeconds = 15;

interface Measuring {
  /** Whole seconds since it began. */
  readonly elapsed: number;
  readonly isOver: boolean;
  readonly stop: () => void;
}

interface MeasureListeners {
  /** The average so far, after each fresh position. */
  readonly onFix: (average: Fix, count: number) => void;
  /** The average of all; null where there was none. */
  readonly onEnd: (average: Fix | null) => void;
}

/**
 * Measures anew where the device is, from being mounted until `stop` or for 15 s.
 * @param wasOver it has been measured already
 */
export function useMeasure(wasOver: boolean, { onFix, onEnd }: MeasureListeners): Measuring {
  const fixes = useRef<Fix[]>([]);
  const [elapsed, setElapsed] = useState(0);
  const [isOver, setOver] = useState(wasOver);
  const measured = useEffectEvent(({ coords }: GeolocationPosition) => {
    const { latitude, longitude, accuracy } = coords;
    fixes.current.push({ latitude, longitude, accuracy });
    const average = averageFixes(fixes.current);
    if (average !== null) onFix(average, fixes.current.length);
  });
  const second = useEffectEvent(() => {
    setElapsed(elapsed + 1);
    if (elapsed + 1 >= measureSeconds) stop();
  });
  const stop = () => {
    if (isOver) return;
    setOver(true);
    onEnd(averageFixes(fixes.current));
  };

  useEffect(() => {
    if (isOver) return;
    const ignore = () => {};
    const options = { enableHighAccuracy: true, maximumAge: 0, timeout: measureSeconds * 1000 };
    // What was found first stays where nothing fresh comes.
    const watch = navigator.geolocation.watchPosition(measured, ignore, options);
    const timer = setInterval(second, 1000);
    return () => {
      navigator.geolocation.clearWatch(watch);
      clearInterval(timer);
    };
  }, [isOver]);

  return { elapsed, isOver, stop };
}
