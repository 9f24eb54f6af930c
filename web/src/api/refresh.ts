import { type Cache, mutate } from 'swr';
import type { RouteKey } from '#shared/contract/contract.ts';
import type { AreaName } from '#shared/contract/route.ts';
import { catchUpLater, type Outdated } from './catchUp.ts';
import { withNewest } from './newest.ts';
import { seenAt } from './seenAt.ts';
import { webRoute } from './webRoute.ts';

/** Every cached answer has a key that starts with its route (cacheKey.ts). */
function routeIn(cacheKey: unknown): string {
  return Array.isArray(cacheKey) && typeof cacheKey[0] === 'string' ? cacheKey[0] : '';
}

const areaOf = (route: string) => route.split('.')[0] ?? '';

const inAreas =
  (areas: readonly string[]): Outdated =>
  (cacheKey) =>
    areas.includes(areaOf(routeIn(cacheKey)));

/** The areas that a change declares besides its own; null if it makes nothing outdated. */
function declaredAreas(route: RouteKey): readonly AreaName[] | null {
  const { refreshes = [] } = webRoute(route);
  return refreshes === 'nothing' ? null : refreshes;
}

/** The answers that a change makes outdated: those of its own area, and of those it declares. */
export function outdatedBy(route: RouteKey): Outdated {
  const declared = declaredAreas(route);
  return declared === null ? () => false : inAreas([areaOf(route), ...declared]);
}

/** The answer that a DELETE of this URL removes: a GET of the same URL. */
export function deletedAt(url: string): Outdated {
  return (cacheKey) => Array.isArray(cacheKey) && cacheKey[1] === url;
}

/** Fetches again: at once what is on screen, and once more after a moment; the rest when it is next shown. */
function refresh(outdated: Outdated): void {
  // After the form that was sent has ended, because what is shown now may be another form in its place.
  setTimeout(() => void mutate(outdated, withNewest));
  catchUpLater(outdated);
}

export function refreshAreas(areas: readonly AreaName[]): void {
  refresh(inAreas(areas));
}

/** @param url the one that the change was sent to */
export function refreshAfter(route: RouteKey, url: string): void {
  const { refreshes, method } = webRoute(route);
  if (refreshes === 'nothing') return;
  const outdated = outdatedBy(route);
  if (method !== 'DELETE') {
    refresh(outdated);
    return;
  }
  const deleted = deletedAt(url);
  // What is deleted must not show for a moment until the answer says so.
  void mutate(deleted, undefined);
  refresh((cacheKey) => outdated(cacheKey) && !deleted(cacheKey));
}

/** For a change that the server makes by itself, as when the provider reports a payment. */
export function refreshAsAfter(route: RouteKey): void {
  refreshAreas(declaredAreas(route) ?? []);
}

/** Forgets the responses of earlier sessions: their keys end with the session's epoch. */
export function forgetResponsesBefore(epoch: number): void {
  void mutate(
    (cacheKey) => Array.isArray(cacheKey) && cacheKey.length > 2 && cacheKey[2] !== epoch,
    undefined,
    { revalidate: false },
  );
}

/** Requests again what could not be fetched, and what was last seen in its place: that may not be true any more. */
export function refreshFailed(cache: Cache): void {
  for (const key of [...cache.keys()]) {
    const state = cache.get(key);
    if (state?.error !== undefined) void mutate(key);
    else if (seenAt(state?.data) !== null) void mutate(key, undefined);
  }
}
