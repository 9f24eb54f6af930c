import { distanceKm } from './distance.ts';
import { everydayNames } from './placeNames.ts';
import { placeById, places } from './places.ts';
import type { Place } from './placeTable.ts';
import { placeContext } from './placeTitle.ts';
import { countBits, letterBits, mistakesIn, soundOf } from './spelling.ts';
import { foldedWords } from './text.ts';
import type { Point } from './writtenCoordinates.ts';

/** A name of a place, as it is searched. */
export interface PlaceEntry {
  readonly place: Place;
  readonly name: string;
  /** Its words, each after a space; KwaMashu has two. */
  readonly words: string;
  readonly letters: string;
  /** Not the official name. */
  readonly isOther: boolean;
  /** Of each word, once they were needed. */
  sounds?: readonly string[];
}

/** Names that are searched together. */
export interface PlaceList {
  readonly entries: readonly PlaceEntry[];
  /** The letters of each, as `letterBits`: comparing these leaves few names to look at. */
  readonly bits: Int32Array;
}

/** A place, and the name by which it was found. */
export interface FoundPlace {
  readonly place: Place;
  readonly title: string;
}

const plainName = /^[A-Za-z0-9 ]+$/;

/** Most names need no more than lower case; folding 20,000 of them takes a small function a second. */
const wordsOf = (name: string) => (plainName.test(name) ? name.toLowerCase() : foldedWords(name).join(' '));

function entryOf(place: Place, name: string): PlaceEntry {
  const words = wordsOf(name.replace(/([a-z])(?=[A-Z])/g, '$1 '));
  const letters = words.replaceAll(' ', '');
  return { place, name, words: ` ${words}`, letters, isOther: name !== place.name };
}

const listOf = (entries: readonly PlaceEntry[]): PlaceList => ({
  entries,
  bits: Int32Array.from(entries, ({ letters }) => letterBits(letters)),
});

const namesOf = (list: readonly Place[]) =>
  list.flatMap((place) => [place.name, ...(place.otherNames ?? [])].map((name) => entryOf(place, name)));

export const placeList = (list: readonly Place[]): PlaceList => listOf(namesOf(list));

let cached: PlaceList | undefined;

/** The bundled towns. */
export function townList(): PlaceList {
  cached ??= listOf([...namesOf(places()), ...everydayNames.trim().split('\n').flatMap(everydayEntries)]);
  return cached;
}

function everydayEntries(line: string): PlaceEntry[] {
  const [id = '', names = ''] = line.split(': ');
  const place = placeById(id);
  if (!place) throw new Error(`No place has the id ${id}`);
  return names.split(', ').map((name) => entryOf(place, name));
}

const maxQueryLength = 100;
/** As one word: a mistake is forgiven from 5 letters on, two from 9 on. */
const mistakesAllowed = (letters: string) => (letters.length < 5 ? 0 : letters.length < 9 ? 1 : 2);

interface Query {
  readonly words: readonly string[];
  readonly letters: string;
  readonly sound: string;
  readonly bits: number;
  readonly maxMistakes: number;
  /** In the beginning of a name, of which five letters with a mistake fit too many. */
  readonly maxMistakesInStart: number;
}

function queryOf(words: readonly string[]): Query {
  const letters = words.join('');
  const sound = words.map(soundOf).join('');
  const maxMistakes = mistakesAllowed(letters);
  const maxMistakesInStart = letters.length < 6 ? 0 : maxMistakes;
  return { words, letters, sound, bits: letterBits(letters), maxMistakes, maxMistakesInStart };
}

/**
 * What a match lacks, in powers of ten of people: a place that fits less well comes first where that many more live
 * there.
 */
const costs = {
  /** A village of the typed name comes after a place a hundred times as large that is one letter away. */
  mistake: 2,
  /** Spelt otherwise, but it sounds alike. */
  sound: 1,
  start: 2.5,
  startOfWord: 3.5,
  otherName: 0.5,
  /** The query has more than the name, as an address has: after all that match the whole query. */
  within: 20,
  /** For each word that is not of what the place lies in. */
  unknownWord: 10,
  /** For each tenfold of `nearKm`: a place that is ten times as far comes first with ten times as many people. */
  distance: 1,
} as const;

/** A city is as wide. */
const nearKm = 20;

interface Match {
  readonly entry: PlaceEntry;
  readonly cost: number;
  readonly mistakes: number;
}

/** What a match lacks, less the people who live there, more the way there. */
interface Ranked extends Match {
  readonly rank: number;
}

/** The name as it was typed, or its beginning, or the beginnings of its words. */
function spelt(entry: PlaceEntry, { letters, words }: Query): number | null {
  if (entry.letters === letters) return 0;
  const otherName = entry.isOther ? costs.otherName : 0;
  if (entry.letters.startsWith(letters)) return costs.start + otherName;
  return words.every((word) => entry.words.includes(` ${word}`)) ? costs.startOfWord + otherName : null;
}

function soundsOf(entry: PlaceEntry): readonly string[] {
  entry.sounds ??= entry.words.slice(1).split(' ').map(soundOf);
  return entry.sounds;
}

/** So many letters names have more than their sounds. */
const maxSilent = 4;

/** Whether a name may match with mistakes, by its length and first letter; most do not. */
function mayBeMisspelt({ letters, words }: PlaceEntry, { sound, maxMistakes }: Query): boolean {
  const longer = letters.length - sound.length;
  if (longer >= -maxMistakes && longer <= maxMistakes + maxSilent) return true;
  return longer > 0 && (words.includes(` ${sound[0]}`) || (sound[0] === 'i' && words.includes(' e')));
}

/** The same with mistakes; a beginning with mistakes has at least the first letter right. */
function misspelt(entry: PlaceEntry, query: Query): Omit<Match, 'entry'> | null {
  const { sound: typed, maxMistakes, maxMistakesInStart } = query;
  const parts = soundsOf(entry);
  let best: Omit<Match, 'entry'> | null = null;
  const consider = (mistakes: number, max: number, otherwise: number) => {
    if (mistakes > max) return;
    const cost = otherwise + (mistakes === 0 ? costs.sound : mistakes * costs.mistake);
    if (best === null || cost < best.cost) best = { cost, mistakes };
  };
  const otherName = entry.isOther ? costs.otherName : 0;
  let name = '';
  for (let at = parts.length - 1; at >= 0; at--) {
    name = parts[at] + name;
    const startOfWord = otherName + (at === 0 ? 0 : costs.startOfWord);
    consider(mistakesIn(typed, name, maxMistakes), maxMistakes, startOfWord);
    if (name.length > typed.length && name[0] === typed[0])
      consider(
        mistakesIn(typed, name, maxMistakesInStart, true),
        maxMistakesInStart,
        startOfWord || costs.start + otherName,
      );
  }
  return best;
}

/** All names that match the whole query, each by its best way. */
function wholeMatches(lists: readonly PlaceList[], query: Query): Match[] {
  const found: Match[] = [];
  for (const { entries, bits } of lists) {
    for (let at = 0; at < bits.length; at++) {
      const missing = countBits(query.bits & ~(bits[at] ?? 0));
      const entry = entries[at];
      if (missing > query.maxMistakes || entry === undefined) continue;
      const cost = missing === 0 ? spelt(entry, query) : null;
      if (cost !== null) found.push({ entry, cost, mistakes: 0 });
      else if (mayBeMisspelt(entry, query)) {
        const way = misspelt(entry, query);
        if (way !== null) found.push({ entry, ...way });
      }
    }
  }
  return found;
}

/** Words of a query that follow one another, and may be a name. */
interface Part {
  readonly letters: string;
  readonly sound: string;
  readonly bits: number;
  readonly from: number;
  readonly to: number;
}

/** The longest name has so many words. */
const maxNameWords = 5;
/** Of an address the last words name the place. */
const maxAddressWords = 10;

function partsOf(words: readonly string[]): ReadonlyMap<number, readonly Part[]> {
  const parts: Part[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + maxNameWords); to++) {
      const own = words.slice(from, to);
      const letters = own.join('');
      parts.push({ letters, sound: own.map(soundOf).join(''), bits: letterBits(letters), from, to });
    }
  }
  return Map.groupBy(parts, ({ letters }) => letters.length);
}

/** Names that are a part of the query, as in an address. */
function matchesWithin(lists: readonly PlaceList[], allWords: readonly string[]): Match[] {
  const words = allWords.slice(-maxAddressWords);
  const byLength = partsOf(words);
  const typed = letterBits(words.join(''));
  const found: Match[] = [];
  for (const { entries, bits } of lists) {
    for (let at = 0; at < bits.length; at++) {
      const own = bits[at] ?? 0;
      const entry = entries[at];
      if (entry === undefined) continue;
      const allowed = mistakesAllowed(entry.letters);
      if (countBits(own & ~typed) > allowed) continue;
      for (let length = entry.letters.length - allowed; length <= entry.letters.length + allowed; length++) {
        for (const part of byLength.get(length) ?? []) {
          if (countBits(own ^ part.bits) > 2 * allowed) continue;
          const isExact = part.letters === entry.letters;
          if (!isExact && mistakesAllowed(part.letters) === 0) continue;
          const mistakes = isExact
            ? 0
            : Math.max(1, mistakesIn(part.sound, soundsOf(entry).join(''), allowed));
          if (mistakes > allowed) continue;
          const unknown = unknownWords(entry.place, words, part);
          const misspelling = costs.mistake * mistakes;
          // Among words that mean nothing here, a word that is like a village's name is no place either.
          if (unknown > 0 && misspelling > Math.log10(entry.place.people)) continue;
          found.push({ entry, cost: costs.within + costs.unknownWord * unknown + misspelling, mistakes });
        }
      }
    }
  }
  return found;
}

/** How many of the other words are not of what the place lies in. */
function unknownWords(place: Place, words: readonly string[], { from, to }: Part): number {
  const { province, district = '', area = '', city = '' } = place;
  const around = wordsOf(`${area} ${city} ${district} ${province} South Africa`).split(' ');
  const rest = [...words.slice(0, from), ...words.slice(to)];
  return rest.filter((word) => !around.some((known) => isMeant(word, known))).length;
}

function isMeant(word: string, known: string): boolean {
  const allowed = mistakesAllowed(word);
  return known.startsWith(word) || (allowed > 0 && mistakesIn(word, known, allowed) <= allowed);
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

function farAway(place: Place, near: Point | null): number {
  return near === null ? 0 : costs.distance * Math.log10(Math.max(1, distanceKm(near, place) / nearKm));
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
