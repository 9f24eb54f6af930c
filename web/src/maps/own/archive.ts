import { PMTiles } from 'pmtiles';
import { KeptSource } from './keptRanges.ts';

let opened: { readonly file: string; readonly archive: PMTiles } | undefined;

/** One for all maps of a page, because it remembers where which tile is. */
export function openArchive(file: string): PMTiles {
  if (opened?.file !== file) opened = { file, archive: new PMTiles(new KeptSource(file)) };
  return opened.archive;
}
