import { foldedWords } from './text.ts';

/** What the choice among a geocoder's results needs to know of one (SPEC 5). */
export interface GeocodeCandidate {
  formattedAddress: string;
  /** 'street_address', 'premise', 'plus_code' … as the geocoder calls its results. */
  types: readonly string[];
  /** The point is the building itself, not a guess along the street. */
  isRooftop: boolean;
  streetNumber?: string | undefined;
  /** The street's name in each spelling that the geocoder knows: 'Long Street', 'Long St'. */
  streetNames: readonly string[];
  suburb?: string | undefined;
}

// SPEC 5.
const points = { streetNumber: 40, streetName: 30, suburb: 20, wordOverlap: 10 } as const;
const scoreToBeat = 15;
const preciseTypes = ['street_address', 'premise', 'establishment'];

// People and geocoders shorten these each in their own way; each group is one word here.
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

/** Whether the words of a name stand in the text one after another: '12' is not found in '120'. */
function names(text: readonly string[], name: string | undefined): boolean {
  const wanted = wordsOf(name ?? '');
  if (wanted.length === 0) return false;
  return text.some((_, start) => wanted.every((word, offset) => text[start + offset] === word));
}

/** How well a geocoder's result fits what was searched for: 0 to 100. */
export function geocodeScore(candidate: GeocodeCandidate, searchText: string): number {
  const searched = wordsOf(searchText);
  if (searched.length === 0) return 0;
  const found = new Set(wordsOf(candidate.formattedAddress));
  const distinct = new Set(searched);
  const shared = [...distinct].filter((word) => found.has(word)).length;
  return (
    (names(searched, candidate.streetNumber) ? points.streetNumber : 0) +
    (candidate.streetNames.some((name) => names(searched, name)) ? points.streetName : 0) +
    (names(searched, candidate.suburb) ? points.suburb : 0) +
    (points.wordOverlap * shared) / distinct.size
  );
}

/**
 * The one of a geocoder's results to go by (SPEC 5): the best score above 15; else the first street address, premise
 * or establishment that is not a rooftop; else the first. Among equals the geocoder's order decides. Null for none.
 */
export function chooseGeocodeResult<T extends GeocodeCandidate>(
  results: readonly T[],
  searchText: string,
): T | null {
  let best: { result: T; score: number } | undefined;
  for (const result of results) {
    const score = geocodeScore(result, searchText);
    if (score > (best?.score ?? scoreToBeat)) best = { result, score };
  }
  const precise = (result: T) =>
    !result.isRooftop && result.types.some((type) => preciseTypes.includes(type));
  return best?.result ?? results.find(precise) ?? results[0] ?? null;
}
