import polyline from '@mapbox/polyline';
import { water, waterPrecision } from '#shared/data/water.ts';
import { ringToUnit } from '#web/maps/projection.ts';
import { type Ring, ringOf } from './ring.ts';

type Source = readonly (readonly [
  kind: 'river' | 'dam' | 'lake',
  name: string,
  rank: number,
  lines: string[],
])[];

export interface Water extends Ring {
  readonly isRiver: boolean;
  readonly name: string;
  /** 4 for the largest, 9 for the smallest. */
  readonly rank: number;
}

let opened: readonly Water[] | undefined;

/** Rivers and dams, projected when they are first drawn. */
export function openWater(): readonly Water[] {
  opened ??= (JSON.parse(water) as Source).flatMap(([kind, name, rank, lines]) =>
    lines.map((line) => ({
      ...ringOf(ringToUnit(polyline.decode(line, waterPrecision).flat())),
      isRiver: kind === 'river',
      name,
      rank,
    })),
  );
  return opened;
}
