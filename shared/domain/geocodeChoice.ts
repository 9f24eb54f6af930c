import { foldedWords } from './text.ts';

/** What the choice among a geocoder's results depends on. */
export interface GeocodeCandidate {
  formattedAddress: string;
  /** The geocoder's result types: 'street_address', 'premise', 'plus_code' … */
  types: readonly string[];
  /** The point is the building itself, not a guess along the street. */
  isRooftop: boolean;
  streetNumber?: string | undefined;
  /** The street's name in each of the geocoder's spellings: 'Long Street', 'Long St'. */
  streetNames: readonly string[];
  suburb?: string | undefined;
}

// docs/product/maps.md#geocoding-choice.
const points = { streetNumber: 40, streetName: 30, suburb: 20, wordOverlap: 10 } as const;
const minScore = 15; // exclusive
const preciseTypes = ['street_address', 'premise', 'establishment'];

// People and geocoders abbreviate these differently.
const shortForms: Readonly<Record<string, string>> = {
  st: 'street',
  str: 'street',
  straat: 'street',
  rd: 'road',
  weg: 'road',
  ave: 'avenue',
  av: 'avenue',
  laan: 'avenue',
  dr: 'drive',
  cres: 'crescent',
  cl: 'close',
  ln: 'lane',
  blvd: 'boulevard',
  ext: 'extension',
};

function wordsOf(text: string): string[] {
  return foldedWords(text).map((word) => shortForms[word] ?? word);
}

/** Whether a name's words appear in the text in sequence. By whole words, so that '12' does not match '120'. */
function includesName(text: readonly string[], name: string | undefined): boolean {
  const words = wordsOf(name ?? '');
  if (words.length === 0) return false;
  return text.some((_, start) => words.every((word, offset) => text[start + offset] === word));
}

/** How well a geocoder's result matches the search text: 0 to 100. */
export function geocodeScore(candidate: GeocodeCandidate, searchText: string): number {
  const searched = wordsOf(searchText);
  if (searched.length === 0) return 0;
  const addressWords = new Set(wordsOf(candidate.formattedAddress));
  const distinct = new Set(searched);
  const shared = [...distinct].filter((word) => addressWords.has(word)).length;
  return (
    (includesName(searched, candidate.streetNumber) ? points.streetNumber : 0) +
    (candidate.streetNames.some((name) => includesName(searched, name)) ? points.streetName : 0) +
    (includesName(searched, candidate.suburb) ? points.suburb : 0) +
    (points.wordOverlap * shared) / distinct.size
  );
}

/**
 * Chooses among a geocoder's results (docs/product/maps.md#geocoding-choice): the best score above 15; else the first
 * street address, premise or establishment that is not a rooftop; else the first. Equal scores stay in the geocoder's
 * order. Null if there are no results.
 */
export function chooseGeocodeResult<T extends GeocodeCandidate>(
  results: readonly T[],
  searchText: string,
): T | null {
  let best: { result: T; score: number } | undefined;
  for (const result of results) {
    const score = geocodeScore(result, searchText);
    if (score > (best?.score ?? minScore)) best = { result, score };
  }
  const precise = (result: T) =>
    !result.isRooftop && result.types.some((type) => preciseTypes.includes(type));
  return best?.result ?? results.find(precise) ?? results[0] ?? null;
}
