import { parseCodeImages } from '#functions/data/images.ts';
import type { Change } from '#functions/lib/streamHandler.ts';

interface RemovedImage {
  readonly code: string;
  readonly id: string;
}

/** The photos that a change deleted, alone or with their code. */
export function removedImages({ before, after }: Change): RemovedImage[] {
  const old = parseCodeImages(before);
  if (old === null) return [];
  const remaining = new Set(parseCodeImages(after)?.images.map(({ id }) => id));
  return old.images.filter(({ id }) => !remaining.has(id)).map(({ id }) => ({ code: old.code, id }));
}
