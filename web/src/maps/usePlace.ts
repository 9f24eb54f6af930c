import { useEffect, useState } from 'react';
import { parseLocation } from '#shared/domain/coordinates.ts';
import type { Point } from './mapView.ts';
import { type MapProblem, useMapProvider } from './useMapProvider.ts';

/** A `MapProblem` means that there is no map to find the place with. */
export type PlaceState = { status: 'loading' | 'unknown' | MapProblem } | { status: 'found'; point: Point };

const loading: PlaceState = { status: 'loading' };

/** The position of a place: by the provider's id, else by coordinates in its text. */
export function usePlace(address: string, placeId: string): PlaceState & { retry: () => void } {
  const state = useMapProvider();
  const provider = state.status === 'ready' ? state.provider : null;
  const noMap = state.status === 'ready' || state.status === 'loading' ? null : state.status;
  const [place, setPlace] = useState<PlaceState>(loading);

  useEffect(() => {
    let current = true;
    const settle = (point: Point | null) =>
      current && setPlace(point === null ? { status: 'unknown' } : { status: 'found', point });
    const written = parseLocation(address);
    setPlace(loading);
    if (written.kind === 'point') settle(written);
    else if (placeId === '' && address === '') settle(null);
    else if (noMap !== null) setPlace({ status: noMap });
    else {
      provider?.places.resolve(placeId, address).then(
        (found) => settle(found?.point ?? null),
        () => settle(null),
      );
    }
    return () => {
      current = false;
    };
  }, [provider, noMap, address, placeId]);

  return { ...place, retry: state.retry };
}
