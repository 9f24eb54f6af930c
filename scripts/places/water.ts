import * as z from 'zod';
import { encodeLine } from './encodeLine.ts';
import { source } from './sources.ts';

const Position = z.tuple([z.number(), z.number()]);
const properties = <Kind extends string>(kinds: readonly [Kind, ...Kind[]]) =>
  z.object({ kind: z.enum(kinds), name: z.string().nullable(), rank: z.number() });

const Water = z.object({
  features: z.array(
    z.union([
      z.object({
        properties: properties(['river']),
        geometry: z.object({ type: z.literal('LineString'), coordinates: z.array(Position) }),
      }),
      z.object({
        properties: properties(['dam', 'lake']),
        geometry: z.object({
          type: z.literal('MultiPolygon'),
          coordinates: z.array(z.array(z.array(Position))),
        }),
      }),
    ]),
  ),
});

/** Decimals: 110 m, more exact than the source, which is simplified to 0.002°. */
const decimals = 3;

export function waterModule(header: string): string {
  const { features } = Water.parse(JSON.parse(source('za-water.geojson')));
  const lines = features.map(({ properties: { kind, name, rank }, geometry }) => {
    const parts = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates.flat();
    const encoded = parts.map((part) => encodeLine(part, decimals));
    return JSON.stringify([kind, name ?? '', rank, encoded]).replaceAll('",', '", ');
  });
  return `${header}
/** Decimals of the encoded degrees. */
export const waterPrecision = ${decimals};

/**
 * Rivers as lines, dams and lakes as rings, encoded as Google's polylines, latitude first. The rank is 4 for the largest
 * and 9 for the smallest. As JSON, which browsers read faster than code.
 */
export const water = String.raw\`[
${lines.join(',\n').replaceAll('`', '\\u0060')}
]\`;
`;
}
