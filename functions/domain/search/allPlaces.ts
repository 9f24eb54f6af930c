import { suburbNames, suburbTable } from '#shared/data/suburbs.ts';
import { type PlaceList, placeList, townList } from '#shared/domain/placeList.ts';
import { type FoundPlace, searchPlaces } from '#shared/domain/placeSearch.ts';
import { readPlaceTable, usualSuburb } from '#shared/domain/placeTable.ts';

let suburbs: PlaceList | undefined;

/** Towns, townships, suburbs and villages. Built as a file beside the bundle, which the first search loads. */
export function findPlaces(text: string, max: number): FoundPlace[] {
  suburbs ??= placeList(readPlaceTable(suburbTable, suburbNames, usualSuburb));
  return searchPlaces([townList(), suburbs], text, max);
}
