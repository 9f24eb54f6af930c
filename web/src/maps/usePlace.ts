import { useEffect, useState } from 'react';
import { parseLocation } from '#shared/domain/coordinates.ts';
import type { Point } from './mapView.ts';
import { type MapFault, useMapProvider } from './useMapProvider.ts';

/** A map's fault: there is none to ask. */
export type PlaceState = { status: 'loading' | 'unknown' | MapFault } | { status: 'found'; point: Point };

const loading: PlaceState = { status: 'loading' };

/** Where a looked-for place is: by the provider's id, else by coordinates in its text. */
export function usePlace(address: string, placeId: string): PlaceState & { retry: () => void } {
  const state = useMapProvider();
  const provider = state.status === 'ready' ? state.provider : null;
  const noMap = state.status === 'ready' || state.status === 'loading' ? null : state.status;
  const [place, setPlace] = useState<PlaceState>(loading);

  useEffect(() => {
    let current = true;
    const tell = (point: Point | null) =>
      current && setPlace(point === null ? { status: 'unknown' } : { status: 'found', point });
    const written = parseLocation(address);
    setPlace(loading);
    if (written.kind === 'point') tell(written);
    else if (placeId === '' && address === '') tell(null);
    else if (noMap !== null) setPlace({ status: noMap });
    else {
      provider?.places.resolve(placeId, address).then(
        (found) => tell(found?.point ?? null),
        () => tell(null),
      );
    }
    return () => {
      current = false;
    };
  }, [provider, noMap, address, placeId]);

  return { ...place, retry: state.retry };
}
