import type { PublicCreator } from '#shared/contract/creatorFields.ts';
import { type CreatorCard, creatorCardPath } from '#shared/domain/shareCard.ts';
import { cardVersion } from './cardVersion.ts';

/** What the share card of a creator's page shows. */
export function cardOfCreator({ displayName, slug }: PublicCreator, appUrl: string): CreatorCard {
  return { kind: 'creator', name: displayName, address: `${new URL(appUrl).host}/${slug}` };
}

/** The path of the share card, for the page. */
export const cardPathOfCreator = (creator: PublicCreator, appUrl: string): string =>
  creatorCardPath(creator.slug, cardVersion(cardOfCreator(creator, appUrl), null));
