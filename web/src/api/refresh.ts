import { type Cache, mutate } from 'swr';
import type { Area, RouteKey } from '#shared/contract/contract.ts';

/** What a change to an area makes outdated besides itself. */
const touched: Partial<Record<Area, readonly Area[]>> = {
  zarcodes: ['zarcodes', 'changeRequests', 'user', 'bundles', 'search'],
  images: ['images'],
  payments: ['payments', 'zarcodes', 'user', 'bundles', 'search'],
};

/** Changes that make less outdated than their area says. */
const touchedBy: Partial<Record<RouteKey, readonly Area[]>> = {
  'zarcodes.requestChange': ['changeRequests'],
};

/** Every cached answer has a key that starts with its route. */
function areaOf(key: unknown): string {
  return Array.isArray(key) && typeof key[0] === 'string' ? (key[0].split('.')[0] ?? '') : '';
}

/** Fetches the areas anew: at once where they are on screen, otherwise when they are next shown. */
export function refreshAreas(areas: readonly Area[]): void {
  void mutate((key) => areas.some((area) => area === areaOf(key)));
}

export function refreshAfter(route: RouteKey): void {
  const area = route.split('.')[0] as Area;
  const areas = touchedBy[route] ?? touched[area];
  if (areas) refreshAreas(areas);
  // What is gone must not show for a moment until the answer says so.
  if (route === 'zarcodes.delete')
    void mutate((key) => Array.isArray(key) && key[0] === 'zarcodes.get', undefined);
}

/** Forgets what earlier sessions were told: private keys end with the session's epoch. */
export function forgetAnswersBefore(epoch: number): void {
  void mutate((key) => Array.isArray(key) && key.length > 2 && key[2] !== epoch, undefined, {
    revalidate: false,
  });
}

/** Asks again for what could not be fetched. */
export function refreshFailed(cache: Cache): void {
  for (const key of [...cache.keys()]) {
    if (cache.get(key)?.error !== undefined) void mutate(key);
  }
}
