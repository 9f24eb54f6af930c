/** The raw lists of places, as shared/data/ATTRIBUTION.md describes them. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { type Province, provinceFromName, provinces } from '#shared/domain/provinces.ts';

export const dataFolder = new URL('../../shared/data/', import.meta.url);

export const source = (name: string) => readFileSync(new URL(name, dataFolder), 'utf8');
const json = (name: string): unknown => JSON.parse(source(name));

// Without the separators of our tables and the special characters of a template literal.
const name = () => z.string().regex(/^[^;|#`\\$\n]+$/);

const Towns = z.array(
  z.object({
    name: name(),
    lat: z.number(),
    lng: z.number(),
    province: z.string(),
    district: z.string().nullable(),
  }),
);

const index = () => z.int().min(-1);
const Suburbs = z.object({
  provinces: z.array(z.enum(provinces)),
  kinds: z.tuple([z.literal('township'), z.literal('suburb'), z.literal('village'), z.literal('place')]),
  names: z.array(name()),
  aliases: z.array(z.tuple([name(), name(), index()])),
  rows: z.array(
    z.union([
      z.tuple([name(), index(), index(), index(), z.number(), z.number(), index()]),
      z.tuple([name(), index(), index(), index(), z.number(), z.number(), index(), z.int().positive()]),
    ]),
  ),
});

const Renames = z.array(
  z.object({
    old: name(),
    new: name(),
    province: z.enum(provinces),
    status: z.enum(['official', 'other-name', 'set-aside-by-court', 'gazetted-2026']),
  }),
);

const OtherNames = z.array(
  z.object({ other: name(), name: name(), province: z.enum(provinces), kind: z.string(), src: z.string() }),
);

const Populations = z.array(z.tuple([name(), z.number(), z.number(), z.int().min(0)]));

/** A place of the sources, to which the names are added by which else it is known. */
export interface SourcePlace {
  name: string;
  latitude: number;
  longitude: number;
  readonly province: Province;
  readonly district?: string | undefined;
  area?: string | undefined;
  city?: string | undefined;
  readonly kind?: z.output<typeof Suburbs>['kinds'][number] | undefined;
  population?: number | undefined;
  readonly otherNames: Set<string>;
  /** As the source spells it: ids are made of it. */
  readonly sourceName: string;
}

export interface Alias {
  readonly other: string;
  readonly name: string;
  readonly province: Province;
}

export type Rename = z.output<typeof Renames>[number];

/** A town or suburb of GeoNames. Its population is 0 where GeoNames has none, as of 80 seats of municipalities. */
export interface Population {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly people: number;
}

export const readPopulations = (): readonly Population[] =>
  Populations.parse(json('za-populations.json')).map(([of, latitude, longitude, people]) => ({
    name: of,
    latitude,
    longitude,
    people,
  }));

export const readRenames = (): readonly Rename[] => Renames.parse(json('za-renamed.json'));

export const readOtherNames = (): readonly Alias[] => OtherNames.parse(json('za-other-names.json'));

export function readTowns(): SourcePlace[] {
  return Towns.parse(json('za-places.json')).map(({ name: sourceName, lat, lng, province, district }) => ({
    name: sourceName,
    sourceName,
    latitude: lat,
    longitude: lng,
    province: known(provinceFromName(province), province),
    district: district ?? undefined,
    otherNames: new Set(),
  }));
}

export function readSuburbs(): { suburbs: SourcePlace[]; aliases: Alias[] } {
  const { provinces: list, kinds, names, aliases, rows } = Suburbs.parse(json('za-suburbs.json'));
  const provinceOf = (at: number) => known(list[at], `province ${at}`);
  return {
    aliases: aliases.map(([other, of, at]) => ({ other, name: of, province: provinceOf(at) })),
    suburbs: rows.map(([sourceName, area, city, province, latitude, longitude, kind, population]) => ({
      name: sourceName,
      sourceName,
      latitude,
      longitude,
      province: provinceOf(province),
      area: names[area],
      city: known(names[city], `city of ${sourceName}`),
      kind: known(kinds[kind], `kind of ${sourceName}`),
      population,
      otherNames: new Set(),
    })),
  };
}

function known<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Unknown: ${what}`);
  return value;
}
