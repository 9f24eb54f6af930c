import type { CreatorProfile, NewCreator } from '#shared/contract/creatorFields.ts';

/** What the form starts with. */
export function creatorDefaults(creator: CreatorProfile | null): Required<NewCreator> {
  return {
    displayName: creator?.displayName ?? '',
    uniquePrefix: creator?.uniquePrefix ?? '',
    useStandardPrefix: creator?.useStandardPrefix ?? false,
    isActive: creator?.isActive ?? true,
    instagram: creator?.instagram ?? '',
    facebook: creator?.facebook ?? '',
    tiktok: creator?.tiktok ?? '',
    xcom: creator?.xcom ?? '',
    website: creator?.website ?? '',
    email: creator?.email ?? '',
  };
}
