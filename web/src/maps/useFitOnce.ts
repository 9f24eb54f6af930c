import { useEffect, useRef } from 'react';
import { fitPins } from './codePins.ts';
import type { ReadyMap } from './MapCanvas.tsx';
import type { MapPin } from './mapView.ts';

/** Moves the map to its pins, once. Does nothing where it is not wanted. */
export function useFitOnce(map: ReadyMap | null, pins: readonly MapPin[], isWanted: boolean): void {
  const fitted = useRef<ReadyMap | null>(null);
  useEffect(() => {
    // An early map is there already, and somebody may have moved it.
    if (!isWanted || map === null || map.wasEarly || pins.length === 0 || fitted.current === map) return;
    fitted.current = map;
    fitPins(map.view, pins);
  }, [map, pins, isWanted]);
}
