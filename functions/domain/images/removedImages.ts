import { parseCodeImages } from '#functions/data/images.ts';
import type { Change } from '#functions/lib/streamHandler.ts';

interface RemovedImage {
  readonly code: string;
  readonly id: string;
}

/** The photos that a change took out of their album, or that went with it. */
export function removedImages({ before, after }: Change): RemovedImage[] {
  const [old, now] = [parseCodeImages(before), parseCodeImages(after)];
  if (old === null) return [];
  const stays = new Set(now?.images.map(({ id }) => id));
  return old.images.filter(({ id }) => !stays.has(id)).map(({ id }) => ({ code: old.code, id }));
}
