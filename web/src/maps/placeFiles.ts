import { nameFiles, placeFolder, tileFiles } from '#shared/data/placeFiles.ts';
import { type PlaceList, placeList } from '#shared/domain/placeList.ts';
import { nameFile, nameFileOfId, type TileBox } from '#shared/domain/placeShards.ts';
import type { AreaNames, Place } from '#shared/domain/placeTable.ts';
import { foldedWords } from '#shared/domain/text.ts';

/**
 * The suburbs that one search or one point needs. The browser caches the files for good, so that what was fetched once
 * is found without a connection; without them there are only the bundled towns.
 */

/** Then the bundled towns have to do: 20 KB over 2G take 4 s. */
const timeoutMs = 8000;

const loaded = new Map<string, Promise<readonly unknown[]>>();
const exists = { names: new Set(nameFiles.split(' ')), tiles: new Set(tileFiles.split(' ')) };

/** @throws where there is no connection */
function load(folder: keyof typeof exists, file: string): Promise<readonly unknown[]> {
  if (!exists[folder].has(file)) return Promise.resolve([]);
  const path = `${placeFolder}/${folder}/${file}.json`;
  const before = loaded.get(path);
  if (before) return before;
  const places = fetch(path, { signal: AbortSignal.timeout(timeoutMs) }).then(async (response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as readonly unknown[];
  });
  loaded.set(path, places);
  places.catch(() => loaded.delete(path));
  return places;
}

const maxFiles = 4; // of a text with many words, such as an address
const entries = new WeakMap<readonly unknown[], PlaceList>();

/** The suburbs that may match a text, by its beginning and by each of its words. None without a connection. */
export async function suburbEntries(text: string): Promise<PlaceList[]> {
  const files = [...new Set([text, ...foldedWords(text)].map(nameFile))].filter((file) => file !== null);
  const lists = await Promise.all(
    files.slice(0, maxFiles).map((file) => load('names', file).catch(() => [])),
  );
  return lists.map((list) => {
    const known = entries.get(list) ?? placeList(list as readonly Place[]);
    entries.set(list, known);
    return known;
  });
}

export async function suburbById(id: string): Promise<Place | null> {
  const file = nameFileOfId(id);
  if (file === null) return null;
  const list = (await load('names', file)) as readonly Place[];
  return list.find((place) => place.id === id) ?? null;
}

/** @throws where there is no connection */
export const tilePlaces = async ({ file }: TileBox) => (await load('tiles', file)) as readonly AreaNames[];
