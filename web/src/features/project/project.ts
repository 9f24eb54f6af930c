import type { ListedReservation } from '#shared/contract/reservations.ts';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { distanceKm } from '#shared/domain/distance.ts';
import { duplicateMetres } from '#shared/domain/duplicates.ts';
import { dayInJohannesburg, shownDay } from '#shared/domain/time.ts';
import { t } from '#shared/text/t.ts';
import type { MoreColumns } from '#web/files/codesAsCsv.ts';
import type { DetailsByCode } from './useDetails.ts';

/** How many were made on each day, the newest first. */
export function countsByDay(
  codes: readonly Pick<ZarCodeCard, 'createdAt'>[],
): [day: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { createdAt } of codes) {
    const day = dayInJohannesburg(new Date(createdAt));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].toSorted(([one], [other]) => other.localeCompare(one));
}

/** How many of some codes were made with each booklet, as far as it is known: a booklet is over after its two weeks. */
export function countsByBooklet(
  codes: readonly Pick<ZarCodeCard, 'zarcode'>[],
  booklets: readonly Pick<ListedReservation, 'id' | 'name' | 'createdAt' | 'used'>[],
) {
  const wanted = new Set(codes.map(({ zarcode }) => zarcode));
  const counts = booklets
    .map(({ id, name, createdAt, used }) => ({
      id,
      label: name ?? t`Booklet of ${shownDay(createdAt)}`,
      count: used.filter((code) => wanted.has(code)).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return { counts, others: codes.length - counts.reduce((sum, { count }) => sum + count, 0) };
}

type Placed = Pick<ZarCodeCard, 'zarcode' | 'latitude' | 'longitude'>;

export interface Pair<C extends Placed> {
  readonly one: C;
  readonly other: C;
  readonly metres: number;
}

/** Degrees. Nowhere in South Africa narrower than the distance of duplicates, so that those of a code are beside its cell. */
const cell = 0.00012;

/** Beyond that a list says no more. */
const maxPairs = 500;

/** Codes that are so near to each other that they may stand for one place, the nearest first. */
export function nearPairs<C extends Placed>(codes: readonly C[]): Pair<C>[] {
  const cells = new Map<string, C[]>();
  const pairs: Pair<C>[] = [];
  for (const one of codes) {
    const row = Math.floor(one.latitude / cell);
    const column = Math.floor(one.longitude / cell);
    for (const y of [row - 1, row, row + 1])
      for (const x of [column - 1, column, column + 1])
        for (const other of cells.get(`${y} ${x}`) ?? []) {
          const metres = distanceKm(one, other) * 1000;
          if (metres < duplicateMetres && pairs.length < maxPairs) pairs.push({ one, other, metres });
        }
    const own = `${row} ${column}`;
    cells.set(own, [...(cells.get(own) ?? []), one]);
  }
  return pairs.toSorted((a, b) => a.metres - b.metres);
}

/** For map programs. */
export function codesAsGeoJson(codes: readonly ZarCodeCard[], details: DetailsByCode | null): string {
  const features = codes.map(({ id, latitude, longitude, ...properties }) => ({
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { ...properties, ...details?.get(properties.zarcode) },
  }));
  return JSON.stringify({ type: 'FeatureCollection', features });
}

/** Columns beside those of every list of codes, once they were read. */
export const detailColumns = (details: DetailsByCode): MoreColumns => ({
  names: ['Accuracy (m)', 'Photos', 'Directions', 'Claim slip'],
  cellsOf: ({ zarcode }) => {
    const of = details.get(zarcode);
    if (of === undefined) return ['', '', '', ''];
    return [of.pointAccuracy ?? '', of.photos, of.hasGuide ? 'yes' : 'no', of.slip];
  },
});
