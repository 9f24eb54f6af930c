import { mutate, SWRConfig } from 'swr';
import type { CacheKey } from '#web/api/cacheKey.ts';
import { ApiError } from '#web/api/client.ts';
import type { ResponseSource } from '#web/api/responseSource.ts';
import { session, sessionOwner } from '#web/session/session.ts';
import { readLastSeen, removeLastSeen, storeLastSeen } from '#web/storage/lastSeen.ts';

/** What codes and own pages show. */
const storedRoutes = [
  'bundles.active',
  'changeRequests.my',
  'user.stats',
  'zarcodes.get',
  'zarcodes.list',
  'zarcodes.recent',
];

/** As the service worker's for pages. */
const timeoutMs = 8000;
const late = Symbol('late');

/** The answer; without a connection the one that was last seen on this device, with `seenAt` (api/seenAt.ts). */
export const orLastSeen: ResponseSource = async (key, request) => {
  const [route, url] = key;
  const owner = sessionOwner();
  const answer = request();
  if (!storedRoutes.includes(route)) return answer;
  try {
    const tooLate = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs, late));
    const first = await Promise.race([answer, tooLate]);
    if (isForEverybody(first)) storeLastSeen(url, first, owner);
    else removeLastSeen(url);
    return first;
  } catch (problem) {
    return problem === late ? insteadOfLate(key, answer) : insteadOf(url, problem);
  }
};

/** Not the area of a code: what was stored of the whole code, while it was public, goes too. */
const isForEverybody = (answer: object) => !('areaCentre' in answer);

function insteadOf<T>(url: string, problem: unknown): T {
  const status = problem instanceof ApiError ? problem.status : null;
  // It is not there any more, or not for this person.
  if (status === 403 || status === 404) removeLastSeen(url);
  const seen = status === 0 ? readLastSeen(url) : null;
  if (seen === null) throw problem;
  return marked(seen);
}

/** The answer may still come, and is then shown. */
function insteadOfLate<T>(key: CacheKey, answer: Promise<T>): Promise<T> | T {
  const seen = readLastSeen(key[1]);
  if (seen === null) return answer;
  void answer.then(
    (given) => mutate(key, given, { revalidate: false }),
    (error: unknown) => error instanceof ApiError && error.status !== 0 && mutate(key, undefined),
  );
  return marked(seen);
}

// It was an answer to the same request, from this device's own storage.
const marked = <T>({ answer, savedAt }: { answer: object; savedAt: string }) =>
  ({ ...answer, seenAt: savedAt }) as unknown as T;

/** What came before this part had loaded, also with the page. Keys are written `@"route","url",epoch,`. */
export function storeResponses(): void {
  const { cache } = SWRConfig.defaultValue;
  const { epoch } = session();
  for (const key of cache.keys()) {
    const [, route = '', url = '', of] = /^@"([\w.]+)","([^"]+)"(?:,(\d+))?,$/.exec(key) ?? [];
    const answer: unknown = cache.get(key)?.data;
    const isCurrent = of === undefined || Number(of) === epoch;
    if (!storedRoutes.includes(route) || !isCurrent || typeof answer !== 'object' || answer === null)
      continue;
    if (!('seenAt' in answer) && isForEverybody(answer)) storeLastSeen(url, answer, sessionOwner());
  }
}
