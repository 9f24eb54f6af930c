import type { CacheKey } from './cacheKey.ts';

/** Where responses come from: the request, or what is stored in its place. */
export type ResponseSource = <T extends object>(key: CacheKey, request: () => Promise<T>) => Promise<T>;

let current: ResponseSource = (_key, request) => request();

export const responseFor: ResponseSource = (key, request) => current(key, request);

/** Set by the part for pages without a connection, which loads late (offline/startOffline.ts). */
export function setResponseSource(next: ResponseSource): void {
  current = next;
}
