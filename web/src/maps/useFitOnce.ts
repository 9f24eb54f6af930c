import { useEffect, useRef } from 'react';
import type { ReadyMap } from './MapCanvas.tsx';
import { type MapPin, zooms } from './mapView.ts';

/** Moves the map to its pins, once and only if it starts with some of them out of sight. */
export function useFitOnce(map: ReadyMap | null, pins: readonly MapPin[]): void {
  const fitted = useRef<ReadyMap | null>(null);
  useEffect(() => {
    if (map === null || pins.length === 0 || fitted.current === map) return;
    fitted.current = map;
    const points = pins.map(({ point }) => point);
    if (!points.every((point) => map.view.shows(point))) map.view.fit(points, zooms.oneCode);
  }, [map, pins]);
}
