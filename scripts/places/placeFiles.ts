/** The lists of places as files for browsers: what they need for one search or one point. */
import { createHash } from 'node:crypto';
import { suburbNames, suburbTable } from '#shared/data/suburbs.ts';
import { nameFilesOf, tileFile } from '#shared/domain/placeShards.ts';
import { type AreaNames, type Place, readPlaceTable, usualSuburb } from '#shared/domain/placeTable.ts';

/** `names/kha.json` and `tiles/-68_37.json`, with the places that each lists. */
export function placeFiles(): Map<string, readonly (Place | AreaNames)[]> {
  const suburbs = readPlaceTable(suburbTable, suburbNames, usualSuburb);
  const files = new Map<string, (Place | AreaNames)[]>();
  const add = (file: string, place: Place | AreaNames) => {
    const places = files.get(file) ?? [];
    files.set(file, places);
    places.push(place);
  };
  for (const suburb of suburbs) {
    for (const name of nameFilesOf(suburb)) add(`names/${name}`, suburb);
    const { name, latitude, longitude, province, area, city } = suburb;
    add(`tiles/${tileFile(suburb)}`, {
      name,
      latitude,
      longitude,
      province,
      ...(area && { area }),
      ...(city && { city }),
    });
  }
  return files;
}

/** What browsers know of the files: which there are, and the folder, named after their contents. */
export function placeFilesModule(files: ReadonlyMap<string, readonly unknown[]>): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('base64url')
    .slice(0, 8);
  const list = (folder: string) =>
    [...files.keys()]
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => file.slice(folder.length + 1))
      .toSorted()
      .join(' ');
  return `// Made by scripts/data.ts from the lists in this folder. Do not edit.

/** Browsers may cache its files for good. */
export const placeFolder = '/assets/places-${hash}';

export const nameFiles =
  '${list('names')}';

export const tileFiles =
  '${list('tiles')}';
`;
}
