import { suburbNames, suburbTable } from '#shared/data/suburbs.ts';
import {
  entriesOf,
  type FoundPlace,
  type PlaceEntry,
  searchEntries,
  townEntries,
} from '#shared/domain/placeSearch.ts';
import { readPlaceTable } from '#shared/domain/placeTable.ts';

let suburbs: readonly PlaceEntry[] | undefined;

/** Towns, townships, suburbs and villages. Built as a file beside the bundle, which the first search loads. */
export function findPlaces(text: string, max: number): FoundPlace[] {
  suburbs ??= entriesOf(readPlaceTable(suburbTable, suburbNames));
  return searchEntries([townEntries(), suburbs], text, max);
}
