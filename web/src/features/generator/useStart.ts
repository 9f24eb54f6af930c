import { useMemo } from 'react';
import type { ShownCard } from '#shared/contract/zarCodeFields.ts';
import { useApi } from '#web/api/useApi.ts';
import { hasPoint } from '#web/maps/codePins.ts';
import { type Point, westernCape, zooms } from '#web/maps/mapView.ts';
import { type PendingCode, pendingCode, pendingPlace } from '#web/storage/pendingCode.ts';

export function storePending(input: PendingCode, place: string): void {
  pendingCode.write(input);
  pendingPlace.write(place);
}

/** The form to continue with after coming back from the payment. */
export function restorePending(place: string): PendingCode | null {
  return place === '' || place === pendingPlace.read() ? pendingCode.read() : null;
}

const fetchLimit = 1000; // docs/product/limits.md#timings-and-limits

export interface MapStart {
  readonly center: Point;
  readonly zoom: number;
}

type PlacedCard = ShownCard & Point;

export interface KnownCodes {
  /** Null while they load. */
  readonly start: MapStart | null;
  readonly codes: readonly PlacedCard[];
}

/** Where the map begins (docs/product/making-codes.md#generator): in the middle of the person's codes. */
export function useStart(): KnownCodes {
  return useKnown(useApi('zarcodes.list', { query: { limit: fetchLimit } }));
}

/** For a creator, who goes on where the newest codes are. */
export function useCreatorStart(creatorId: string): KnownCodes {
  return useKnown(useApi('creators.codes', { params: { id: creatorId }, query: { page: 1, limit: 10 } }));
}

interface Codes {
  readonly data?: { readonly zarCodes: readonly ShownCard[] } | undefined;
  readonly error?: unknown;
}

const none: readonly PlacedCard[] = [];

/** The same while the answer is: the page that they are deferred for would be drawn twice each time. */
function useKnown({ data, error }: Codes): KnownCodes {
  return useMemo(
    () => ({ start: startOf({ data, error }), codes: data?.zarCodes.filter(hasPoint) ?? none }),
    [data, error],
  );
}

function startOf({ data, error }: Codes): MapStart | null {
  if (data === undefined && error === undefined) return null;
  const valid = data?.zarCodes.filter(hasPoint) ?? [];
  if (valid.length === 0) return { center: westernCape, zoom: zooms.default };
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    center: {
      latitude: average(valid.map(({ latitude }) => latitude)),
      longitude: average(valid.map(({ longitude }) => longitude)),
    },
    zoom: valid.length === 1 ? zooms.oneCode : zooms.default,
  };
}
