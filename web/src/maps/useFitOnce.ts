import { useEffect, useRef } from 'react';
import type { ReadyMap } from './MapCanvas.tsx';
import { type MapPin, zooms } from './mapView.ts';

export function fitPins({ view }: ReadyMap, pins: readonly MapPin[]): void {
  view.fit(
    pins.map(({ point }) => point),
    zooms.oneCode,
  );
}

/** Moves the map to its pins, once. Does nothing where it is not wanted. */
export function useFitOnce(map: ReadyMap | null, pins: readonly MapPin[], isWanted: boolean): void {
  const fitted = useRef<ReadyMap | null>(null);
  useEffect(() => {
    if (!isWanted || map === null || pins.length === 0 || fitted.current === map) return;
    fitted.current = map;
    fitPins(map, pins);
  }, [map, pins, isWanted]);
}
