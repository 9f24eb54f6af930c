import { places } from './places.ts';
import type { Place } from './placeTable.ts';
import { letterBits } from './spelling.ts';
import { foldedWords } from './text.ts';

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

const plainName = /^[A-Za-z0-9 ]+$/;

/** Most names need no more than lower case; folding 20,000 of them takes a small function a second. */
export const wordsOf = (name: string) =>
  plainName.test(name) ? name.toLowerCase() : foldedWords(name).join(' ');

function entryOf(place: Place, name: string): PlaceEntry {
  const words = wordsOf(name.replace(/([a-z])(?=[A-Z])/g, '$1 '));
  const letters = words.replaceAll(' ', '');
  return { place, name, words: ` ${words}`, letters, isOther: name !== place.name };
}

export function placeList(list: readonly Place[]): PlaceList {
  const entries = list.flatMap((place) =>
    [place.name, ...(place.otherNames ?? [])].map((name) => entryOf(place, name)),
  );
  return { entries, bits: Int32Array.from(entries, ({ letters }) => letterBits(letters)) };
}

let cached: PlaceList | undefined;

/** The bundled towns. */
export function townList(): PlaceList {
  cached ??= placeList(places());
  return cached;
}
