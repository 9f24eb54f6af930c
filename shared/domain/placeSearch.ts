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

const longestQuery = 100;

/** 0 the whole name, 1 its start, 2 the starts of its words; two later when by another name. Null: not found. */
function rank({ place, words, alias }: Entry, query: readonly string[]): number | null {
  const joined = words.join(' ');
  const asked = query.join(' ');
  if (joined === asked) return alias ? 1 : 0;
  if (joined.startsWith(asked)) return alias ? 4 : 2;
  const everyWord = query.every((part) => words.some((word) => word.startsWith(part)));
  return everyWord ? (alias ? 5 : 3) : rankWithin(place, words, query);
}

/** 6 where the name stands in the query with its province or district, 7 with anything else: a whole address. */
function rankWithin(place: Place, words: readonly string[], query: readonly string[]): number | null {
  const start = query.findIndex((_, at) => words.every((word, offset) => query[at + offset] === word));
  if (start === -1) return null;
  const rest = query.filter((_, at) => at < start || at >= start + words.length);
  const around = foldedWords(`${place.province} ${place.district ?? ''} South Africa`);
  return rest.every((part) => around.some((word) => word.startsWith(part))) ? 6 : 7;
}

/**
 * Places by name, without regard to case and accents: the exact name, the exact other name, then names that
 * start so, then names with words that start so; last the names that stand whole within the query, as in an
 * address. Alphabetical within each.
 */
export function searchPlaces(query: string, limit: number): Place[] {
  const asked = foldedWords(query.slice(0, longestQuery));
  if (asked.length === 0) return [];
  const best = new Map<Place, number>();
  for (const entry of searchEntries()) {
    const found = rank(entry, asked);
    if (found !== null) best.set(entry.place, Math.min(found, best.get(entry.place) ?? found));
  }
  return [...best]
    .sort(([a, rankA], [b, rankB]) => rankA - rankB || compare(a.name, b.name) || compare(a.id, b.id))
    .slice(0, Math.max(0, limit))
    .map(([place]) => place);
}

/** By code unit: the same on every machine, which a locale is not. */
function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
