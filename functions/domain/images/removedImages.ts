import { parseAlbum } from '#functions/data/images.ts';
import type { Change } from '#functions/lib/streamHandler.ts';

interface GoneImage {
  readonly code: string;
  readonly id: string;
}

/** The photos that a change took out of their album, or that went with it. */
export function goneImages({ before, after }: Change): GoneImage[] {
  const [old, now] = [parseAlbum(before), parseAlbum(after)];
  if (old === null) return [];
  const stays = new Set(now?.images.map(({ id }) => id));
  return old.images.filter(({ id }) => !stays.has(id)).map(({ id }) => ({ code: old.code, id }));
}
