import type { Creator } from '#functions/data/creators.ts';

/** Null where the creator's codes get the standard prefix of their place. */
export const ownPrefixOf = ({ uniquePrefix, useStandardPrefix }: Creator): string | null =>
  useStandardPrefix || uniquePrefix === '' ? null : uniquePrefix;
