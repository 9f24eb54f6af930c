import { useEffect, useRef } from 'react';
import type { ReadyMap } from './MapCanvas.tsx';
import { type MapPin, zooms } from './mapView.ts';

/**
 * Moves the map to its pins, once.
 * @param always also where it starts with all of them in sight
 */
export function useFitOnce(map: ReadyMap | null, pins: readonly MapPin[], always = false): void {
  const fitted = useRef<ReadyMap | null>(null);
  useEffect(() => {
    if (map === null || pins.length === 0 || fitted.current === map) return;
    fitted.current = map;
    const points = pins.map(({ point }) => point);
    const inSight = points.every((point) => map.view.shows(point));
    if (always || !inSight) map.view.fit(points, zooms.oneCode);
  }, [map, pins, always]);
}
