import type { CacheKey } from './cacheKey.ts';

/** How answers are fetched. */
export type AnswerBy = <T extends object>(key: CacheKey, request: () => Promise<T>) => Promise<T>;

let current: AnswerBy = (_key, request) => request();

export const answerBy: AnswerBy = (key, request) => current(key, request);

/** Set by the part for pages without a connection, which loads late (offline/startOffline.ts). */
export function setAnswerBy(next: AnswerBy): void {
  current = next;
}
