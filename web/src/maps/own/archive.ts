import { FetchSource, PMTiles } from 'pmtiles';

/** Below the path of images, whose bucket has it (docs/decisions/0095). */
const addressOf = (file: string) => `${location.origin}/api/images/basemaps/${file}`;

let opened: { readonly file: string; readonly archive: PMTiles } | undefined;

/** One for all maps of a page, because it remembers where which tile is. */
export function openArchive(file: string): PMTiles {
  if (opened?.file !== file) opened = { file, archive: new PMTiles(new FetchSource(addressOf(file))) };
  return opened.archive;
}
