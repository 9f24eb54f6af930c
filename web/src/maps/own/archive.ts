import { type Entry, type Header, PMTiles, SharedPromiseCache, type Source } from 'pmtiles';
import { KeptSource } from './keptRanges.ts';

/** Of headers and directories. The library's own remembers also what failed: nothing would come until a reload. */
class Directories extends SharedPromiseCache {
  override getHeader(source: Source): Promise<Header> {
    return this.#orForget(super.getHeader(source));
  }

  override getDirectory(source: Source, offset: number, length: number, header: Header): Promise<Entry[]> {
    return this.#orForget(super.getDirectory(source, offset, length, header));
  }

  async #orForget<T>(read: Promise<T>): Promise<T> {
    try {
      return await read;
    } catch (error) {
      this.cache.clear();
      throw error;
    }
  }
}

let opened: { readonly file: string; readonly archive: PMTiles } | undefined;

/** One for all maps of a page, because it remembers where which tile is. */
export function openArchive(file: string): PMTiles {
  if (opened?.file !== file) opened = { file, archive: new PMTiles(new KeptSource(file), new Directories()) };
  return opened.archive;
}
