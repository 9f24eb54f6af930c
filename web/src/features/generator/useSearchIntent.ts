import { useEffect, useEffectEvent } from 'react';
import { parseLocation } from '#shared/domain/coordinates.ts';
import type { ReadyMap } from '#web/maps/MapCanvas.tsx';
import { type Point, zooms } from '#web/maps/mapView.ts';

/** Puts the pin on the place that the person came with, once the map is there. */
export function useSearchIntent(
  map: ReadyMap | null,
  { address, placeId }: { address: string; placeId: string },
  onFound: (point: Point) => void,
): void {
  const found = useEffectEvent((point: Point) => {
    map?.view.show(point, zooms.detail);
    onFound(point);
  });
  useEffect(() => {
    if (map === null) return;
    let current = true;
    const written = parseLocation(address);
    if (written.kind === 'point') found({ latitude: written.latitude, longitude: written.longitude });
    else if (placeId !== '' || address !== '') {
      map.places.resolve(placeId, address).then(
        (place) => current && place !== null && found(place.point),
        (error) => console.warn('The place of the search intent could not be found', error),
      );
    }
    return () => {
      current = false;
    };
  }, [map, address, placeId]);
}
