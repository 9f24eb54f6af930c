import type { NewCreator, OwnCreator } from '#shared/contract/creators.ts';

/** What the form starts with. */
export function creatorDefaults(creator: OwnCreator | null): Required<NewCreator> {
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
