import type { Creator } from '#functions/data/creators.ts';
import type { CreatorProfile, PublicCreator } from '#shared/contract/creatorFields.ts';

export function serializeCreatorProfile(creator: Creator): CreatorProfile {
  const { userId: _, slugs: __, version: ___, ...profile } = creator;
  return profile;
}

/** Without anything about its holder and the prefix. */
export function serializePublicCreator(creator: Creator): PublicCreator {
  const {
    uniquePrefix: _,
    useStandardPrefix: __,
    updatedAt: ___,
    ...shown
  } = serializeCreatorProfile(creator);
  return shown;
}
