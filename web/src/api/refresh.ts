import { type Cache, mutate } from 'swr';
import type { RouteKey } from '#shared/contract/contract.ts';
import type { AreaName } from '#shared/contract/route.ts';
import { routeTable } from './routeTable.gen.ts';

type Outdated = (cacheKey: unknown) => boolean;

/** Every cached answer has a key that starts with its route (cacheKey.ts). */
function routeIn(cacheKey: unknown): string {
  return Array.isArray(cacheKey) && typeof cacheKey[0] === 'string' ? cacheKey[0] : '';
}

const areaOf = (route: string) => route.split('.')[0] ?? '';

const inAreas =
  (areas: readonly string[]): Outdated =>
  (cacheKey) =>
    areas.includes(areaOf(routeIn(cacheKey)));

/** The answers that a change makes outdated: those of its own area, and of those it declares. */
export function outdatedBy(route: RouteKey): Outdated {
  return inAreas([areaOf(route), ...(routeTable[route].refreshes ?? [])]);
}

/** Fetches the areas again: at once where they are on screen, otherwise when they are next shown. */
export function refreshAreas(areas: readonly AreaName[]): void {
  void mutate(inAreas(areas));
}

export function refreshAfter(route: RouteKey): void {
  void mutate(outdatedBy(route));
  if (routeTable[route].method !== 'DELETE') return;
  // What is deleted must not show for a moment until the answer says so.
  void mutate((cacheKey) => routeIn(cacheKey) === `${areaOf(route)}.get`, undefined);
}

/** For a change that the server makes by itself, as when the provider reports a payment. */
export function refreshAsAfter(route: RouteKey): void {
  refreshAreas(routeTable[route].refreshes ?? []);
}

/** Forgets the answers to earlier sessions: their keys end with the session's epoch. */
export function forgetAnswersBefore(epoch: number): void {
  void mutate(
    (cacheKey) => Array.isArray(cacheKey) && cacheKey.length > 2 && cacheKey[2] !== epoch,
    undefined,
    { revalidate: false },
  );
}

/** Requests again what could not be fetched. */
export function refreshFailed(cache: Cache): void {
  for (const key of [...cache.keys()]) {
    if (cache.get(key)?.error !== undefined) void mutate(key);
  }
}
