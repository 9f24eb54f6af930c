/**
 * Generates provinceOutlines.ts, water.ts, places.ts, suburbs.ts and placeFiles.ts in shared/data from the raw sources beside them, which
 * ATTRIBUTION.md lists. Run it after changing a source: node scripts/data.ts
 */
import { writeFileSync } from 'node:fs';
import * as z from 'zod';
import { provinces } from '#shared/domain/provinces.ts';
import { encodeLine } from './places/encodeLine.ts';
import { gazetteer } from './places/gazetteer.ts';
import { dataFolder, source } from './places/sources.ts';
import { placesModule, suburbsModule } from './places/tables.ts';
import { waterModule } from './places/water.ts';

const Boundaries = z.object({
  features: z.array(
    z.object({
      properties: z.object({ name: z.enum(provinces) }),
      geometry: z.object({
        type: z.literal('MultiPolygon'),
        coordinates: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))),
      }),
    }),
  ),
});

const precision = 4; // decimals: 11 m, more exact than the boundaries

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

function key(province: string): string {
  return /^[A-Za-z]+$/.test(province) ? province : quoted(province);
}

export const header = `// Made by scripts/data.ts from the sources in this folder (see ATTRIBUTION.md). Do not edit.\n`;

export function provinceOutlinesModule(): string {
  const { features } = Boundaries.parse(JSON.parse(source('za-provinces-wgs84.geojson')));
  const entries = provinces.map((province) => {
    const feature = features.find(({ properties }) => properties.name === province);
    if (!feature) throw new Error(`No boundary of ${province}`);
    const rings = feature.geometry.coordinates
      .flat()
      .map((ring) => `    ${quoted(encodeLine(ring, precision))},\n`);
    return `  ${key(province)}: [\n${rings.join('')}  ],\n`;
  });
  return `${header}
/** Decimals of the encoded degrees. */
export const outlinePrecision = ${precision};

/** Rings (outlines, islands, holes) as Google encoded polylines, latitude first, closing point left out. */
export const provinceOutlines = {
${entries.join('')}} as const;
`;
}

if (import.meta.main) {
  const places = gazetteer();
  writeFileSync(new URL('provinceOutlines.ts', dataFolder), provinceOutlinesModule());
  writeFileSync(new URL('water.ts', dataFolder), waterModule(header));
  writeFileSync(new URL('places.ts', dataFolder), placesModule(places));
  writeFileSync(new URL('suburbs.ts', dataFolder), suburbsModule(places));
  // After the lists that it reads.
  const { placeFiles, placeFilesModule } = await import('./places/placeFiles.ts');
  writeFileSync(new URL('placeFiles.ts', dataFolder), placeFilesModule(placeFiles()));
}
