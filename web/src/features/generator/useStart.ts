import { useApi } from '#web/api/useApi.ts';
import { isPoint, type Point, westernCape, zooms } from '#web/maps/mapView.ts';
import { type PendingCode, pendingCode } from '#web/storage/pendingCode.ts';
import { tabStore } from '#web/storage/tabStore.ts';

/** The looked-for place a pending code was made for, so that another place does not bring back this one's form. */
const pendingPlace = tabStore<string>('pending_place', 'private');

export function rememberPending(input: PendingCode, place: string): void {
  pendingCode.write(input);
  pendingPlace.write(place);
}

/** The form to take up again after going to pay and coming back. */
export function restorePending(place: string): PendingCode | null {
  return place === '' || place === pendingPlace.read() ? pendingCode.read() : null;
}

const fetchLimit = 1000; // SPEC 9

/** Where the map begins (SPEC 2): amid the person's codes; null until they are known. */
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
