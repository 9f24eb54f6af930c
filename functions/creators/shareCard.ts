import { findActiveCreator } from '#functions/domain/creators/findCreator.ts';
import { serializePublicCreator } from '#functions/domain/creators/serializeCreator.ts';
import { cardOfCreator } from '#functions/domain/shareCards/cardOfCreator.ts';
import { drawnCard } from '#functions/domain/shareCards/drawnCard.ts';
import { creatorNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle(
  'creators.shareCard',
  creators.shareCard,
  async ({ params, deps, cacheBriefly }) => {
    const creator = await findActiveCreator(deps.table, params.slug);
    if (creator === null) throw creatorNotFound();
    // Of the many spellings of an address, a change purges one (pathsOfCreator.ts).
    if (creator.slug !== params.slug) cacheBriefly();
    return drawnCard(cardOfCreator(serializePublicCreator(creator), deps.config.appUrl));
  },
);
