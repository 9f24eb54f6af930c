/** What our data knows of towns and suburbs. Built as a file beside the bundle, which the first check loads. */
import { suburbNames, suburbTable } from '#shared/data/suburbs.ts';
import { distanceKm } from '#shared/domain/distance.ts';
import { wordsOf } from '#shared/domain/placeList.ts';
import { nearestOf, places } from '#shared/domain/places.ts';
import { type Place, readPlaceTable, usualSuburb } from '#shared/domain/placeTable.ts';
import { type Province, provinces } from '#shared/domain/provinces.ts';

interface Known {
  /** By name. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
  readonly cities: ReadonlySet<string>;
}

/** Names repeat within a province: farther away it is another one. */
const sameNameKm = 30;

const known = new Map<Province, Known>();
let towns: ReadonlyMap<Province, readonly Place[]> | undefined;

function knownIn(province: Province): Known {
  if (known.size === 0) {
    const all = [...places(), ...readPlaceTable(suburbTable, suburbNames, usualSuburb)];
    for (const each of provinces) known.set(each, namesOf(all.filter((place) => place.province === each)));
  }
  return known.get(province) ?? namesOf([]);
}

function namesOf(ofProvince: readonly Place[]): Known {
  const byName = new Map<string, Place[]>();
  const cities = new Set<string>();
  for (const place of ofProvince) {
    for (const name of [place.name, ...(place.otherNames ?? [])].map(wordsOf)) {
      byName.set(name, [...(byName.get(name) ?? []), place]);
    }
    for (const city of [place.city, place.area]) if (city !== undefined) cities.add(wordsOf(city));
  }
  return { places: byName, cities };
}

export function isKnownCity(province: Province, city: string): boolean {
  const names = knownIn(province);
  return names.cities.has(wordsOf(city)) || names.places.has(wordsOf(city));
}

interface Suburb {
  readonly province: Province;
  readonly city: string;
  readonly suburb: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Of this city, or near the point. */
export function isKnownSuburb({ province, city, suburb, ...point }: Suburb): boolean {
  const found = knownIn(province).places.get(wordsOf(suburb)) ?? [];
  return found.some(
    (place) =>
      [place.city, place.area].some((name) => name !== undefined && wordsOf(name) === wordsOf(city)) ||
      distanceKm(place, point) <= sameNameKm,
  );
}

/** The nearest town of a province, at any distance. */
export function nearestTownIn(province: Province, latitude: number, longitude: number): string {
  towns ??= Map.groupBy(places(), (place) => place.province);
  return nearestOf(towns.get(province) ?? [], latitude, longitude)?.place.name ?? province;
}
