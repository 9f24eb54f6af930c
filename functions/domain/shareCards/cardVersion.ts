import { createHash } from 'node:crypto';
import type { ShareCard } from '#shared/domain/shareCard.ts';

/** Of the layout. Chat apps fetch every card again where it changes. */
const layoutVersion = 2;

/** The same for cards that look the same. */
export function cardVersion(card: ShareCard, photoId: string | null): string {
  const shown = JSON.stringify([layoutVersion, card, photoId]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 10);
}
