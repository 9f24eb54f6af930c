/** About how many people live in a place: it orders what a search finds, and is never shown. */
import { distanceKm } from '#shared/domain/distance.ts';
import { foldedWords } from '#shared/domain/text.ts';
import { metroCities } from './metroCities.ts';
import { type Population, readPopulations, type SourcePlace } from './sources.ts';

/** GeoNames and the census place a name at different points of a town. */
const samePlaceKm = 15;
/** Of a seat of a municipality without a figure: the median of those that have one. */
const seat = 15_000;
/** Of other places without a figure, by what the census has them as: guesses that only order names. */
const estimates = { township: 5_000, suburb: 3_000, village: 500, place: 200, town: 3_000 };
/** The same name in a metro is larger. */
const metroFactor = 3;
/** For each part of a main place. */
const ofPart = { township: 3_000, suburb: 2_000, village: 300, place: 200, town: 2_000 };

const folded = (name: string) => foldedWords(name).join('');

interface Places {
  readonly towns: readonly SourcePlace[];
  readonly suburbs: readonly SourcePlace[];
}

/** Sets the population of each place: of the census, else of GeoNames, else its parts’, else an estimate. */
export function estimatePeople({ towns, suburbs }: Places): void {
  const all = [...towns, ...suburbs];
  const counted = Map.groupBy(readPopulations(), ({ name }) => folded(name));
  const partsOf = Map.groupBy(suburbs, ({ province, city, area }) => `${province}|${city}|${area}`);
  for (const place of all) place.population ??= countedAt(place, counted);
  for (const place of all) {
    if (place.population !== undefined) continue;
    const parts = partsOf.get(`${place.province}|${place.city ?? place.name}|${place.name}`) ?? [];
    const ofParts = parts.reduce((sum, { population = 0 }) => sum + population, 0);
    const kind = place.kind ?? 'town';
    const factor = place.city !== undefined && metroCities.has(place.city) ? metroFactor : 1;
    place.population = Math.max(ofParts, factor * estimates[kind] + parts.length * ofPart[kind]);
  }
}

function countedAt(
  place: SourcePlace,
  counted: ReadonlyMap<string, readonly Population[]>,
): number | undefined {
  // A village of the census is not the town of its name beside it.
  if (place.kind === 'village' || place.kind === 'place') return undefined;
  const names = [place.sourceName, place.name, ...place.otherNames].map(folded);
  const near = names
    .flatMap((name) => counted.get(name) ?? [])
    .filter((each) => distanceKm(each, place) <= samePlaceKm);
  if (near.length === 0) return undefined;
  return Math.max(...near.map(({ people }) => people)) || seat;
}
