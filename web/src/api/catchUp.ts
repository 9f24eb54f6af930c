/** Lists and counters may miss a change for a moment: what is on screen is fetched once more (decision 0094). */
import { mutate, unstable_serialize } from 'swr';
import type { CacheKey } from './cacheKey.ts';
import { seenAt } from './seenAt.ts';

export type Outdated = (cacheKey: Parameters<typeof unstable_serialize>[0]) => boolean;

/**
 * How long an index or a counter may miss a change: usually a fraction of a second.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html
 */
const maxLagMs = 2_000;

/** A response on screen. */
interface Shown {
  readonly cacheKey: CacheKey;
  readonly request: () => Promise<unknown>;
}

const shown = new Set<Shown>();
let lagging: Outdated[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let changesUnderWay = 0;
let changeCount = 0;

/** @returns what ends it */
export function whileShown(response: Shown): () => void {
  shown.add(response);
  return () => void shown.delete(response);
}

/** Fetches what a change made outdated, and once more when no index misses the change any longer. */
export function refresh(outdated: Outdated): void {
  void mutate(outdated);
  refreshLater(outdated);
}

function refreshLater(outdated: Outdated): void {
  lagging.push(outdated);
  clearTimeout(timer);
  timer = setTimeout(refreshLagging, maxLagMs);
}

function refreshLagging(): void {
  // What it changes may be shown already, and is fetched after it.
  if (changesUnderWay > 0) {
    timer = setTimeout(refreshLagging, maxLagMs);
    return;
  }
  const all = lagging;
  lagging = [];
  const isLagging: Outdated = (cacheKey) => all.some((outdated) => outdated(cacheKey));
  const onScreen = new Map(
    [...shown]
      .filter(({ cacheKey }) => isLagging(cacheKey))
      .map((each) => [unstable_serialize(each.cacheKey), each]),
  );
  for (const each of onScreen.values()) void catchUp(each);
  void mutate((cacheKey) => isLagging(cacheKey) && !onScreen.has(unstable_serialize(cacheKey)));
}

/** Quietly: what is shown stays until there is something newer, and if there is nothing. */
async function catchUp({ cacheKey, request }: Shown): Promise<void> {
  const started = changeCount;
  const response = await request().catch(() => undefined);
  if (response === undefined || seenAt(response) !== null) return;
  if (started === changeCount) await mutate(cacheKey, response, { revalidate: false });
  // It may be older than what another change shows meanwhile.
  else refreshLater((other) => unstable_serialize(other) === unstable_serialize(cacheKey));
}

/** Sends a change. */
export async function changing<T>(send: () => Promise<T>): Promise<T> {
  changesUnderWay += 1;
  changeCount += 1;
  try {
    return await send();
  } finally {
    changesUnderWay -= 1;
  }
}
