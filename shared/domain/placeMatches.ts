import { type PlaceEntry, type PlaceList, wordsOf } from './placeList.ts';
import type { Place } from './placeTable.ts';
import { countBits, letterBits, mistakesIn, soundOf } from './spelling.ts';

/** As one word: a mistake is forgiven from 5 letters on, two from 9 on. */
const mistakesAllowed = (letters: string) => (letters.length < 5 ? 0 : letters.length < 9 ? 1 : 2);

/** What was typed. */
export interface Query {
  readonly words: readonly string[];
  readonly letters: string;
  readonly sound: string;
  readonly bits: number;
  readonly maxMistakes: number;
  /** In the beginning of a name, of which five letters with a mistake fit too many. */
  readonly maxMistakesInStart: number;
}

export function queryOf(words: readonly string[]): Query {
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
export const costs = {
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
} as const;

/** A name that fits what was typed. */
export interface Match {
  readonly entry: PlaceEntry;
  readonly cost: number;
  readonly mistakes: number;
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
export function wholeMatches(lists: readonly PlaceList[], query: Query): Match[] {
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
export function matchesWithin(lists: readonly PlaceList[], allWords: readonly string[]): Match[] {
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
