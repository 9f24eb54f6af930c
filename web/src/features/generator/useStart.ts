import { useApi } from '#web/api/useApi.ts';
import { isPoint, type Point, westernCape, zooms } from '#web/maps/mapView.ts';
import { type PendingCode, pendingCode, pendingPlace } from '#web/storage/pendingCode.ts';

export function storePending(input: PendingCode, place: string): void {
  pendingCode.write(input);
  pendingPlace.write(place);
}

/** The form to continue with after coming back from the payment. */
export function restorePending(place: string): PendingCode | null {
  return place === '' || place === pendingPlace.read() ? pendingCode.read() : null;
}

const fetchLimit = 1000; // docs/product.md, "Timings and limits"

/** Where the map begins (docs/product.md, "Generator"): in the middle of the person's codes; null while they load. */
export function useStart(): { center: Point; zoom: number } | null {
  const { data, error } = useApi('zarcodes.list', { query: { limit: fetchLimit } });
  if (data === undefined && error === undefined) return null;
  const valid = data?.zarCodes.filter((code) => isPoint(code)) ?? [];
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
