import { distanceKm } from './distance.ts';
import { everydayNames } from './placeNames.ts';
import { placeById, places } from './places.ts';
import type { Place, PlaceKind } from './placeTable.ts';
import { foldedWords } from './text.ts';
import type { Point } from './writtenCoordinates.ts';

/** A name of a place, as it is searched. */
export interface PlaceEntry {
  readonly place: Place;
  readonly name: string;
  /** Its words, each after a space. */
  readonly folded: string;
  /** Not the official name. */
  readonly isOther: boolean;
}

/** A place, and the name by which it was found. */
export interface FoundPlace {
  readonly place: Place;
  readonly title: string;
}

/** Most names need no more than lower case; folding 20,000 of them takes a small function a second. */
const foldedName = (name: string) =>
  /^[A-Za-z0-9 ]+$/.test(name) ? name.toLowerCase() : foldedWords(name).join(' ');

const entryOf = (place: Place, name: string): PlaceEntry => ({
  place,
  name,
  folded: ` ${foldedName(name)}`,
  isOther: name !== place.name,
});

export function entriesOf(list: readonly Place[]): PlaceEntry[] {
  return list.flatMap((place) =>
    [place.name, ...(place.otherNames ?? [])].map((name) => entryOf(place, name)),
  );
}

let cached: readonly PlaceEntry[] | undefined;

/** The entries of the bundled towns. */
export function townEntries(): readonly PlaceEntry[] {
  cached ??= [...entriesOf(places()), ...everydayNames.trim().split('\n').flatMap(everydayEntries)];
  return cached;
}

function everydayEntries(line: string): PlaceEntry[] {
  const [id = '', names = ''] = line.split(': ');
  const place = placeById(id);
  if (!place) throw new Error(`No place has the id ${id}`);
  return names.split(', ').map((name) => entryOf(place, name));
}

const maxQueryLength = 100;

/**
 * 0: the whole name. 2 and 3: the start of an official one, or the starts of its words; 4 and 5: the same for another
 * name. From 6: the query contains the name, as in an address; 6 if the rest is what the place lies in,
 * and the more for each other word. Null: no match.
 */
function rank({ place, folded, isOther }: PlaceEntry, { joined, words, within }: Query): number | null {
  if (folded === joined) return 0;
  if (folded.startsWith(joined)) return isOther ? 4 : 2;
  if (words.every((word) => folded.includes(word))) return isOther ? 5 : 3;
  return words.length > 1 && within.includes(`${folded} `) ? rankWithin(place, folded, words) : null;
}

function rankWithin(place: Place, folded: string, spaced: readonly string[]): number {
  const own = folded.slice(1).split(' ');
  const words = spaced.map((word) => word.slice(1));
  const start = words.findIndex((_, at) => own.every((word, offset) => words[at + offset] === word));
  const rest = words.filter((_, at) => at < start || at >= start + own.length);
  const { province, district = '', area = '', city = '' } = place;
  const around = foldedWords(`${area} ${city} ${district} ${province} South Africa`);
  const unknown = rest.filter((part) => !around.some((word) => word.startsWith(part)));
  return 6 + unknown.length;
}

/** As the names of entries: with a space before each word, so that text within a word does not match. */
interface Query {
  readonly words: readonly string[];
  readonly joined: string;
  /** With a space at the end as well. */
  readonly within: string;
}

const weights: Readonly<Record<PlaceKind, number>> = { township: 3, suburb: 3, village: 4, place: 5 };

/** Where several match alike: towns, then the largest places, then townships of their own, suburbs, villages and the rest. */
function weight({ kind, population, area }: Place): number {
  if (kind === undefined) return 0;
  if (population !== undefined) return 1;
  return kind === 'township' && area === undefined ? 2 : weights[kind];
}

/**
 * Finds places by name, ignoring case and accents. Order: exact names, names and then other names that start with the
 * query, and last the names that the query contains, as in an address; then by weight, size, nearness and alphabetically.
 * @param near where the person looks, if that is known: hundreds of names repeat
 */
export function searchEntries(
  lists: readonly (readonly PlaceEntry[])[],
  text: string,
  limit: number,
  near: Point | null = null,
): FoundPlace[] {
  const words = foldedWords(text.slice(0, maxQueryLength)).map((word) => ` ${word}`);
  if (words.length === 0) return [];
  const joined = words.join('');
  const query = { words, joined, within: `${joined} ` };
  const best = new Map<string, { entry: PlaceEntry; ranked: number }>();
  for (const entries of lists) {
    for (const entry of entries) {
      const ranked = rank(entry, query);
      if (ranked === null) continue;
      const before = best.get(entry.place.id);
      if (before === undefined || ranked < before.ranked) best.set(entry.place.id, { entry, ranked });
    }
  }
  return [...best.values()]
    .sort((a, b) => a.ranked - b.ranked || compare(a.entry.place, b.entry.place, near))
    .slice(0, Math.max(0, limit))
    .map(({ entry: { place, name } }) => ({ place, title: name }));
}

function compare(a: Place, b: Place, near: Point | null): number {
  return (
    weight(a) - weight(b) ||
    (b.population ?? 0) - (a.population ?? 0) ||
    (near === null ? 0 : distanceKm(near, a) - distanceKm(near, b)) ||
    (b.parts ?? 0) - (a.parts ?? 0) ||
    compareTexts(a.name, b.name) ||
    compareTexts(a.id, b.id)
  );
}

/** By code unit, because locales differ between machines. */
function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
