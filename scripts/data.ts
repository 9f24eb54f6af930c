/**
 * Generates shared/data/provinceOutlines.ts and shared/data/places.ts from the raw sources beside them, which
 * ATTRIBUTION.md lists. Run it after changing a source: node scripts/data.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import polyline from '@mapbox/polyline';
import * as z from 'zod';
import { plainPlaceId } from '#shared/domain/places.ts';
import { provinceFromName, provinces } from '#shared/domain/provinces.ts';
import { foldedWords } from '#shared/domain/text.ts';

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

const SourcePlaces = z.array(
  z.object({
    name: z.string().regex(/^[^;#`\\$\n]+$/), // separators of the table, and special characters of a template literal
    lat: z.number(),
    lng: z.number(),
    province: z.string(),
    district: z.string().nullable(),
  }),
);

const dataFolder = new URL('../shared/data/', import.meta.url);
const precision = 4; // decimals: 11 m, more exact than the boundaries

/** A ring as a polyline, latitude first, without the closing point and without points that become equal by rounding. */
function encodeRing(ring: readonly (readonly [number, number])[]): string {
  const rounded = ring.map(([lng, lat]): [number, number] => [
    Number(lat.toFixed(precision)),
    Number(lng.toFixed(precision)),
  ]);
  const points = rounded.filter(([lat, lng], index) => {
    const [lat0, lng0] = rounded.at(index - 1) ?? [];
    return lat !== lat0 || lng !== lng0;
  });
  return polyline.encode(points, precision);
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

function key(province: string): string {
  return /^[A-Za-z]+$/.test(province) ? province : quoted(province);
}

const header = `// Made by scripts/data.ts from the sources in this folder (see ATTRIBUTION.md). Do not edit.\n`;

export function provinceOutlinesModule(): string {
  const { features } = Boundaries.parse(JSON.parse(source('za-provinces-wgs84.geojson')));
  const entries = provinces.map((province) => {
    const feature = features.find(({ properties }) => properties.name === province);
    if (!feature) throw new Error(`No boundary of ${province}`);
    const rings = feature.geometry.coordinates.flat().map((ring) => `    ${quoted(encodeRing(ring))},\n`);
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

export function placesModule(): string {
  const sourcePlaces = SourcePlaces.parse(JSON.parse(source('za-places.json')));
  const districts = [...new Set(sourcePlaces.flatMap(({ district }) => district ?? []))].sort();
  const usedIds = new Set<string>();
  const groups = provinces.map((province) => {
    const lines = sourcePlaces
      .filter((place) => provinceFromName(place.province) === province)
      // By code unit and then position, so that ids of places with the same name do not depend on the source's order.
      .sort((a, b) => (a.name === b.name ? a.lat - b.lat || a.lng - b.lng : a.name < b.name ? -1 : 1))
      .map(({ name, lat, lng, district }) => {
        const id = freeId(usedIds, foldedWords(`${province} ${name}`).join('-'));
        usedIds.add(id);
        const fields = [name, lat, lng, district === null ? '' : districts.indexOf(district)];
        return `${[...fields, ...(id === plainPlaceId(province, name) ? [] : [id])].join(';')}\n`;
      });
    return `# ${province}\n${lines.join('')}`;
  });
  return `${header}
/** One district or metro per line. Places refer to them by line number, from 0. */
export const districtNames = \`${districts.join('\n')}\`;

/** Lines are '# Province' or 'name;latitude;longitude;district number', with ';id' unless the id is the plain one. */
export const placeTable = \`${groups.join('')}\`;
`;
}

/** Three names occur twice in a province (Springs, Mogwase, Bela-Bela); the later place's id gets -2. */
function freeId(usedIds: ReadonlySet<string>, id: string): string {
  let free = id;
  for (let number = 2; usedIds.has(free); number += 1) free = `${id}-${number}`;
  return free;
}

function source(name: string): string {
  return readFileSync(new URL(name, dataFolder), 'utf8');
}

if (import.meta.main) {
  writeFileSync(new URL('provinceOutlines.ts', dataFolder), provinceOutlinesModule());
  writeFileSync(new URL('places.ts', dataFolder), placesModule());
}
