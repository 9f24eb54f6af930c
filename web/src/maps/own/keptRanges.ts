import { createStore, get, type UseStore } from 'idb-keyval';
import { FetchSource, type RangeResponse, type Source } from 'pmtiles';

/** Below the path of images, whose bucket has it (docs/decisions/0095). */
const addressOf = (file: string) => `${location.origin}/api/images/basemaps/${file}`;

let opened: UseStore | undefined;

/** Parts of archives that are kept on this device. */
export function rangeStore(): UseStore {
  opened ??= createStore('basemap', 'ranges');
  return opened;
}

export const rangeKey = (file: string, offset: number, length: number): string =>
  `${file} ${offset} ${length}`;

export const sourceOnline = (file: string): Source => new FetchSource(addressOf(file));

/** An archive of which parts are kept: those need no connection. */
export class KeptSource implements Source {
  readonly #file: string;
  readonly #online: Source;

  constructor(file: string) {
    this.#file = file;
    this.#online = sourceOnline(file);
  }

  getKey(): string {
    return this.#file;
  }

  async getBytes(
    offset: number,
    length: number,
    signal?: AbortSignal,
    etag?: string,
  ): Promise<RangeResponse> {
    // A private window may refuse its storage.
    const kept = await get<ArrayBuffer>(rangeKey(this.#file, offset, length), rangeStore()).catch(
      () => undefined,
    );
    return kept === undefined ? this.#online.getBytes(offset, length, signal, etag) : { data: kept };
  }
}
