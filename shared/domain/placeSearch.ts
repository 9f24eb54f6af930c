import { distanceKm } from './distance.ts';
import type { PlaceList } from './placeList.ts';
import { costs, type Match, matchesWithin, queryOf, wholeMatches } from './placeMatches.ts';
import type { Place } from './placeTable.ts';
import { placeContext } from './placeTitle.ts';
import { foldedWords } from './text.ts';
import type { Point } from './writtenCoordinates.ts';

/** A place, and the name by which it was found. */
export interface FoundPlace {
  readonly place: Place;
  readonly title: string;
}

const maxQueryLength = 100;

/** What a match lacks, less the people who live there, more the way there. */
interface Ranked extends Match {
  readonly rank: number;
}

/**
 * Finds places by name, ignoring case, accents, spaces and hyphens, and with a mistake or two in longer names. The best
 * match comes first, weighed against how many people live there and how far it is (`costs`).
 * @param near where the person looks, if that is known: hundreds of names repeat
 */
export function searchPlaces(
  lists: readonly PlaceList[],
  text: string,
  limit: number,
  near: Point | null = null,
): FoundPlace[] {
  const words = foldedWords(text.slice(0, maxQueryLength));
  if (words.length === 0) return [];
  const query = queryOf(words);
  const whole = wholeMatches(lists, query);
  const isAddress = words.length > 1 && !whole.some(({ mistakes }) => mistakes === 0);
  const found = isAddress ? [...whole, ...matchesWithin(lists, words)] : whole;
  const ordered = [...bestByPlace(found, near)].sort(compare);
  // Below a name as it was typed, nothing was meant that is spelt otherwise.
  const exact = ordered.findIndex(({ cost }) => cost === 0 || cost === costs.within);
  const wanted = ordered.filter(({ mistakes }, at) => exact === -1 || at < exact || mistakes === 0);
  return withoutDoubles(wanted, Math.max(0, limit));
}

function bestByPlace(found: readonly Match[], near: Point | null): Iterable<Ranked> {
  const best = new Map<string, Ranked>();
  for (const match of found) {
    const { place } = match.entry;
    const before = best.get(place.id);
    if (before === undefined || match.cost < before.cost)
      best.set(place.id, { ...match, rank: match.cost - Math.log10(place.people) + farAway(place, near) });
  }
  return best.values();
}

/** A city is as wide. */
const nearKm = 20;

/** A place that is ten times as far comes first with ten times as many people. */
function farAway(place: Place, near: Point | null): number {
  return near === null ? 0 : Math.log10(Math.max(1, distanceKm(near, place) / nearKm));
}

/** Places that read alike are one for people: the first of them. */
function withoutDoubles(ordered: readonly Match[], limit: number): FoundPlace[] {
  const listed = new Map<string, FoundPlace>();
  for (const { entry } of ordered) {
    if (listed.size === limit) break;
    const line = `${entry.letters} ${placeContext(entry.place)}`;
    if (!listed.has(line)) listed.set(line, { place: entry.place, title: entry.name });
  }
  return [...listed.values()];
}

function compare(a: Ranked, b: Ranked): number {
  const [first, second] = [a.entry.place, b.entry.place];
  return a.rank - b.rank || compareTexts(first.name, second.name) || compareTexts(first.id, second.id);
}

/** By code unit, because locales differ between machines. */
function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
