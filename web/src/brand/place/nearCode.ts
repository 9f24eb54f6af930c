import { distanceKm } from '#shared/domain/distance.ts';
import type { Point } from '#web/maps/mapView.ts';

const nearMetres = 10; // docs/product/making-codes.md#generator

/** The nearest of a person's codes, where it is so near that it probably stands for the same place. */
export function nearCode<T extends Point>(codes: readonly T[], point: Point | null): T | null {
  if (point === null) return null;
  const near = codes
    .map((code) => ({ code, metres: distanceKm(point, code) * 1000 }))
    .filter(({ metres }) => metres <= nearMetres)
    .toSorted((a, b) => a.metres - b.metres);
  return near[0]?.code ?? null;
}
