import { normaliseCode } from '#shared/domain/code.ts';
import { imagePath } from '#shared/domain/images.ts';
import type { Run, StopPlace } from './run.ts';

/** Photos of gates, which the road shows without a connection. */
const cacheName = 'run-photos';

interface Photo {
  /** Its name in the cache, which stays the same. */
  readonly path: string;
  /** Where it is fetched from: of a code that is not public, for a quarter of an hour. */
  readonly url: string;
}

export function photoOf(place: StopPlace): Photo | null {
  const id = place.guide?.gatePhotoId;
  if (id === undefined) return null;
  const path = imagePath(normaliseCode(place.zarcode) ?? place.zarcode, id, 'small');
  if (!('openedBy' in place)) return { path, url: path };
  const url = place.images.find((image) => image.id === id)?.links?.small;
  return url === undefined ? null : { path, url };
}

/** Fetches what is missing, and removes what belongs to no stop any more. Without storage there are no photos. */
export async function storePhotos(run: Run): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    const photos = run.stops.flatMap(({ place }) => (place === undefined ? [] : (photoOf(place) ?? [])));
    const stored = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const wanted = new Set(photos.map(({ path }) => path));
    await Promise.all(stored.filter((path) => !wanted.has(path)).map((path) => cache.delete(path)));
    for (const { path, url } of photos.filter((photo) => !stored.includes(photo.path))) {
      const response = await fetch(url).catch(() => null);
      if (response?.ok) await cache.put(path, response);
    }
  } catch {}
}

export async function storedPhoto(path: string): Promise<Blob | null> {
  try {
    const response = await (await caches.open(cacheName)).match(path);
    return response === undefined ? null : await response.blob();
  } catch {
    return null;
  }
}

export const deletePhotos = (): Promise<unknown> => caches.delete(cacheName).catch(() => false);
