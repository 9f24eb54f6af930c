import { useEffect, useEffectEvent } from 'react';
import { parseLocation, writtenAs } from '#shared/domain/coordinates.ts';
import type { GivenPoint } from '#web/brand/place/usePin.ts';
import type { ReadyMap } from '#web/maps/MapCanvas.tsx';
import { type Point, zooms } from '#web/maps/mapView.ts';

/** Puts the pin on the place that the person came with, once the map is there. */
export function useSearchIntent(
  map: ReadyMap | null,
  { address, placeId }: { address: string; placeId: string },
  onFound: (point: Point, given: GivenPoint) => void,
): void {
  const found = useEffectEvent((point: Point, source: GivenPoint['source']) => {
    map?.view.show(point, zooms.detail);
    onFound(point, { source });
  });
  useEffect(() => {
    if (map === null) return;
    let current = true;
    const written = parseLocation(address);
    if (written.kind === 'point')
      found({ latitude: written.latitude, longitude: written.longitude }, writtenAs(address));
    else if (placeId !== '' || address !== '') {
      map.places.resolve(placeId, address).then(
        (place) => current && place !== null && found(place.point, 'search'),
        (error) => console.warn(`The place of the search intent could not be found`, error),
      );
    }
    return () => {
      current = false;
    };
  }, [map, address, placeId]);
}
