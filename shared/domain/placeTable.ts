import { isProvince, type Province } from './provinces.ts';

/** A hint of the census, which orders what a search finds; not shown to people, because it may be wrong. */
export type PlaceKind = 'township' | 'suburb' | 'village' | 'place';

/** A town, township, suburb or village that the product knows by itself. */
export interface Place {
  /** 'gauteng-pretoria'; changes only with the name. */
  readonly id: string;
  /** The official name where there are an old and a new one. */
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly province: Province;
  readonly district?: string;
  /** What it is a part of: Bryanston's is Sandton. */
  readonly area?: string;
  /** None for towns, which are their own. */
  readonly city?: string;
  /** None for towns. */
  readonly kind?: PlaceKind;
  /** From 2011, and only for the largest: for ranking. */
  readonly population?: number;
  /** How many suburbs lie in it. */
  readonly parts?: number;
  readonly otherNames?: readonly string[];
}

/** What the names at a point come from. */
export type AreaNames = Pick<Place, 'name' | 'latitude' | 'longitude' | 'province' | 'area' | 'city'>;

const kinds: Readonly<Record<string, PlaceKind>> = {
  t: 'township',
  s: 'suburb',
  v: 'village',
  p: 'place',
};

const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-');

/** The id of a town unless the table has another one. Folding all names instead takes a slow phone 100 ms. */
export const plainPlaceId = (province: Province, name: string) => slug(`${province} ${name}`);

/** The same for a suburb: names repeat within a province. */
export const plainSuburbId = (province: Province, name: string, city: string) =>
  slug(`${province} ${name} ${city}`);

/** Reads a table of shared/data; its format is described there. */
export function readPlaceTable(table: string, names: string): Place[] {
  const nameAt = names.split('\n');
  const named = (number: string | undefined) => (number ? nameAt[Number(number)] : undefined);
  const places: Place[] = [];
  let province: Province | undefined;
  for (const line of table.trim().split('\n')) {
    const heading = line.slice(2);
    if (line.startsWith('# ') && isProvince(heading)) {
      province = heading;
      continue;
    }
    if (!province) throw new Error('The table of places must start with a province');
    const [
      name = '',
      lat,
      lng,
      districtNumber,
      areaNumber,
      cityNumber,
      kindLetter = '',
      count,
      parts,
      others,
      ownId,
    ] = line.split(';');
    const [district, area, city] = [named(districtNumber), named(areaNumber), named(cityNumber)];
    const kind = kinds[kindLetter];
    const plainId =
      kind === undefined ? plainPlaceId(province, name) : plainSuburbId(province, name, city ?? '');
    places.push({
      id: ownId || plainId,
      name,
      latitude: Number(lat),
      longitude: Number(lng),
      province,
      ...(district !== undefined && { district }),
      ...(area !== undefined && { area }),
      ...(city !== undefined && { city }),
      ...(kind !== undefined && { kind }),
      ...(count && { population: Number(count) }),
      ...(parts && { parts: Number(parts) }),
      ...(others && { otherNames: others.split('|') }),
    });
  }
  return places;
}
