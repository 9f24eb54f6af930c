/**
 * Lists and counters may miss a change for a moment, so what is on screen is fetched once more, and shown only if it
 * is another response (decision 0012).
 */
import { mutate, unstable_serialize } from 'swr';
import { session } from '#web/session/session.ts';
import type { CacheKey } from './cacheKey.ts';
import { seenAt } from './seenAt.ts';

export type Outdated = (cacheKey: Parameters<typeof unstable_serialize>[0]) => boolean;

/**
 * Indexes and counters usually have a change within a fraction of a second.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html
 */
const lagMs = 2_000;

/** A response on screen. */
interface Shown {
  readonly cacheKey: CacheKey;
  readonly request: () => Promise<unknown>;
}

const shown = new Set<Shown>();
let changesUnderWay = 0;
let changeCount = 0;

/** @returns what ends it */
export function whileShown(response: Shown): () => void {
  shown.add(response);
  return () => void shown.delete(response);
}

/** Sends a change. Until it has ended, no response from before it is shown again. */
export async function sendChange<T>(send: () => Promise<T>): Promise<T> {
  changesUnderWay += 1;
  changeCount += 1;
  try {
    return await send();
  } finally {
    changesUnderWay -= 1;
  }
}

export function catchUpLater(outdated: Outdated): void {
  setTimeout(() => catchUp(outdated), lagMs);
}

function catchUp(outdated: Outdated): void {
  // Its result may be on screen before it has ended.
  if (changesUnderWay > 0) {
    catchUpLater(outdated);
    return;
  }
  const onScreen = new Map(
    [...shown]
      .filter(({ cacheKey }) => outdated(cacheKey))
      .map((each) => [unstable_serialize(each.cacheKey), each]),
  );
  for (const each of onScreen.values()) void fetchAgain(each);
  // The others are fetched when they are shown.
  void mutate((cacheKey) => outdated(cacheKey) && !onScreen.has(unstable_serialize(cacheKey)));
}

async function fetchAgain({ cacheKey, request }: Shown): Promise<void> {
  const isThis: Outdated = (other) => unstable_serialize(other) === unstable_serialize(cacheKey);
  const started = changeCount;
  const response = await request().catch(() => undefined);
  const [, , epoch] = cacheKey;
  if (epoch !== undefined && epoch !== session().epoch) return;
  if (response === undefined || seenAt(response) !== null) {
    // What is shown stays, and may be right.
    addEventListener('online', () => catchUp(isThis), { once: true });
    return;
  }
  if (started !== changeCount) return catchUpLater(isThis);
  const isSame = (current: unknown) => JSON.stringify(current) === JSON.stringify(response);
  await mutate(cacheKey, (current: unknown) => (isSame(current) ? current : response), { revalidate: false });
}
