/** Joins the lists of places: official names first, doubles left out, the city of each suburb. */
import { distanceKm } from '#shared/domain/distance.ts';
import type { Province } from '#shared/domain/provinces.ts';
import { foldedWords } from '#shared/domain/text.ts';
import { metroCities } from './metroCities.ts';
import { estimatePeople } from './people.ts';
import {
  type Alias,
  type Rename,
  readOtherNames,
  readRenames,
  readSuburbs,
  readTowns,
  type SourcePlace,
} from './sources.ts';

/** The same name in the same place; two villages of one name are farther apart (docs/decisions/0010). */
const samePlaceKm = 10;

/** From the middle of a main place to a point of GeoNames: townships are up to 10 km wide. */
const mainPlaceKm = 15;

const foldedNames = new Map<string, string>();

/** Remembered, because each of the 86 pairs looks at all places. */
function folded(name: string): string {
  const text = foldedNames.get(name) ?? foldedWords(name).join('');
  foldedNames.set(name, text);
  return text;
}

const keyOf = (province: Province, name: string) => `${province} ${folded(name)}`;
/** Some towns have no district, or a wrong one: then a suburb of a metro must be this near. */
const nearMetroKm = 5;
const isMetro = ({ district = '' }: SourcePlace) => /Metropolitan|^City of /.test(district);

export interface Gazetteer {
  readonly towns: readonly SourcePlace[];
  readonly suburbs: readonly SourcePlace[];
}

export function gazetteer(): Gazetteer {
  const { suburbs: allSuburbs, aliases } = readSuburbs();
  const all = { towns: readTowns(), suburbs: allSuburbs };
  const officialOf = new Map<string, string>();
  const doubles = new Set<SourcePlace>();
  for (const rename of readRenames()) applyRename(all, rename, officialOf, doubles);
  const towns = all.towns.filter((town) => !doubles.has(town));
  const suburbs = all.suburbs.filter((suburb) => !doubles.has(suburb));
  const official = (province: Province, name: string | undefined) =>
    name === undefined ? undefined : (officialOf.get(keyOf(province, name)) ?? name);
  for (const suburb of suburbs) {
    suburb.area = official(suburb.province, suburb.area);
    suburb.city = official(suburb.province, suburb.city);
  }
  const otherNames = [...aliases, ...readOtherNames()].map((alias) => ({
    ...alias,
    name: official(alias.province, alias.name) ?? alias.name,
  }));
  addAliases([...towns, ...suburbs], otherNames);
  for (const town of towns) town.city = cityOf(town, suburbs);
  const mainPlaces = new Set(towns.map((town) => moveToMainPlace(town, suburbs)));
  const listed = { towns, suburbs: suburbs.filter((suburb) => !mainPlaces.has(suburb)) };
  estimatePeople(listed);
  return listed;
}

/**
 * A town that the census has as a main place of the same city stands where that does, amid its parts: Inanda of GeoNames
 * is 10 km from where people live.
 * @returns the main place, which the town stands for
 */
function moveToMainPlace(town: SourcePlace, suburbs: readonly SourcePlace[]): SourcePlace | undefined {
  const main = suburbs.find(
    (suburb) =>
      suburb.area === undefined &&
      suburb.kind !== 'village' &&
      keyOf(suburb.province, suburb.name) === keyOf(town.province, town.name) &&
      suburb.city === town.city &&
      distanceKm(suburb, town) <= mainPlaceKm,
  );
  if (main === undefined) return undefined;
  town.latitude = main.latitude;
  town.longitude = main.longitude;
  town.population = main.population;
  for (const other of main.otherNames) town.otherNames.add(other);
  return main;
}

/** Names the place of a pair by its official name, and leaves out the row of its other name. */
function applyRename(
  { towns, suburbs }: { towns: SourcePlace[]; suburbs: SourcePlace[] },
  rename: Rename,
  officialOf: Map<string, string>,
  doubles: Set<SourcePlace>,
): void {
  const { old, new: newer, province, status } = rename;
  const named = (list: SourcePlace[], name: string) =>
    list.filter((place) => place.province === province && folded(place.sourceName) === folded(name));
  const [place] = [
    ...named(towns, newer),
    ...named(towns, old),
    ...(named(suburbs, old).length === 1 ? named(suburbs, old) : []),
  ];
  if (place === undefined) return;
  // Another name, a court's decision or objections: the name of the list stays.
  const official =
    status === 'official'
      ? newer
      : status === 'other-name' && folded(place.sourceName) === folded(newer)
        ? newer
        : old;
  for (const list of [towns, suburbs]) {
    for (const other of [...named(list, old), ...named(list, newer)]) {
      if (other !== place && distanceKm(other, place) <= samePlaceKm) doubles.add(other);
    }
  }
  place.name = official;
  for (const other of [old, newer]) {
    if (folded(other) !== folded(official)) {
      place.otherNames.add(other);
      officialOf.set(keyOf(province, other), official);
    }
  }
  officialOf.set(keyOf(province, official), official);
}

/** Other spellings and parts (Site C). Where a name repeats, the largest place of it has them. */
function addAliases(places: readonly SourcePlace[], aliases: readonly Alias[]): void {
  const byName = Map.groupBy(places, ({ province, name }) => keyOf(province, name));
  for (const { other, name, province } of aliases) {
    const [place] = (byName.get(keyOf(province, name)) ?? []).toSorted(
      (a, b) =>
        (b.population ?? 0) - (a.population ?? 0) ||
        Number(b.kind === undefined) - Number(a.kind === undefined),
    );
    if (place === undefined) throw new Error(`No place for the alias ${other}`);
    if (folded(other) !== folded(place.name)) place.otherNames.add(other);
  }
}

/** The city of a town within a metro, by the nearest suburb (Soweto: Johannesburg); other towns are their own. */
function cityOf(town: SourcePlace, suburbs: readonly SourcePlace[]): string | undefined {
  const inProvince = suburbs.filter(({ province }) => province === town.province);
  if (metroCities.has(town.name) || inProvince.some(({ city }) => city === town.name)) return undefined;
  let nearest: { km: number; city: string } | undefined;
  for (const suburb of inProvince) {
    if (suburb.city === undefined || !metroCities.has(suburb.city)) continue;
    const km = distanceKm(town, suburb);
    if (nearest === undefined || km < nearest.km) nearest = { km, city: suburb.city };
  }
  return nearest && (isMetro(town) || nearest.km <= nearMetroKm) ? nearest.city : undefined;
}
