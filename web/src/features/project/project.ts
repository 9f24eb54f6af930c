import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { distanceKm } from '#shared/domain/distance.ts';
import { duplicateMetres } from '#shared/domain/duplicates.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';

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
export function codesAsGeoJson(codes: readonly ZarCodeCard[]): string {
  const features = codes.map(({ id, latitude, longitude, ...properties }) => ({
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties,
  }));
  return JSON.stringify({ type: 'FeatureCollection', features });
}
