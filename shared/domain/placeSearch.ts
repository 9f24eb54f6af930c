import { otherNames } from './placeNames.ts';
import { type Place, placeById, places } from './places.ts';
import { foldedWords } from './text.ts';

interface Entry {
  place: Place;
  words: readonly string[];
  alias: boolean;
}

let entries: readonly Entry[] | undefined;

function searchEntries(): readonly Entry[] {
  entries ??= [
    ...places().map((place) => ({ place, words: foldedWords(place.name), alias: false })),
    ...otherNames.trim().split('\n').flatMap(aliasEntries),
  ];
  return entries;
}

function aliasEntries(line: string): Entry[] {
  const [id = '', names = ''] = line.split(': ');
  const place = placeById(id);
  if (!place) throw new Error(`No place has the id ${id}`);
  return names.split(', ').map((name) => ({ place, words: foldedWords(name), alias: true }));
}

const maxQueryLength = 100;

/**
 * 0 and 1: the whole name, of a place and of an alias. 2 and 3: its start, or the starts of its words; 4 and 5: the
 * same of an alias. 6 and 7: see rankWithin. Null: no match.
 */
function rank({ place, words, alias }: Entry, query: readonly string[]): number | null {
  const joined = words.join(' ');
  const joinedQuery = query.join(' ');
  if (joined === joinedQuery) return alias ? 1 : 0;
  if (joined.startsWith(joinedQuery)) return alias ? 4 : 2;
  const everyWord = query.every((part) => words.some((word) => word.startsWith(part)));
  return everyWord ? (alias ? 5 : 3) : rankWithin(place, words, query);
}

/** For queries that contain the whole name: 6 if the rest is its province or district, 7 otherwise, as in an address. */
function rankWithin(place: Place, words: readonly string[], query: readonly string[]): number | null {
  const start = query.findIndex((_, at) => words.every((word, offset) => query[at + offset] === word));
  if (start === -1) return null;
  const rest = query.filter((_, at) => at < start || at >= start + words.length);
  const around = foldedWords(`${place.province} ${place.district ?? ''} South Africa`);
  return rest.every((part) => around.some((word) => word.startsWith(part))) ? 6 : 7;
}

/**
 * Finds places by name, ignoring case and accents. Order: exact names, exact aliases, names and then aliases that start
 * with the query, and last the names that the query contains, as in an address; each group alphabetically.
 */
export function searchPlaces(query: string, limit: number): Place[] {
  const words = foldedWords(query.slice(0, maxQueryLength));
  if (words.length === 0) return [];
  const best = new Map<Place, number>();
  for (const entry of searchEntries()) {
    const ranked = rank(entry, words);
    if (ranked !== null) best.set(entry.place, Math.min(ranked, best.get(entry.place) ?? ranked));
  }
  return [...best]
    .sort(([a, rankA], [b, rankB]) => rankA - rankB || compare(a.name, b.name) || compare(a.id, b.id))
    .slice(0, Math.max(0, limit))
    .map(([place]) => place);
}

/** By code unit, because locales differ between machines. */
function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
