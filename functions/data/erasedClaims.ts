import { claimKey } from './creatorClaims.ts';
import { hashed } from './hashed.ts';
import type { Write } from './transact.ts';

/**
 * What stays of an erased creator's slug: its hash, since a slug is made of a name. A printed address must not lead to
 * somebody else (docs/product/creators.md#creators).
 */
const erasedSlugKey = (slug: string) => claimKey('slug', `~${hashed(slug)}`);

/** Writes nothing. Refused under the label `slug` where an erased creator had it. */
export function checkSlugNotErased(slug: string): Write {
  return {
    label: 'slug',
    ConditionCheck: { Key: erasedSlugKey(slug), ConditionExpression: 'attribute_not_exists(pk)' },
  };
}

/** Puts the hash in the place of the slug. */
export function writeSlugErased(slug: string): Write[] {
  return [
    { label: 'slug', Delete: { Key: claimKey('slug', slug) } },
    { label: 'slug', Put: { Item: { ...erasedSlugKey(slug), type: 'erasedSlug', version: 1 } } },
  ];
}

/** The prefix stays taken, since codes with it do; whose it was does not. */
export function writePrefixErased(prefix: string): Write {
  return {
    label: 'prefix',
    Put: { Item: { ...claimKey('prefix', prefix), type: 'prefix', version: 1, creatorId: 'crt_erased' } },
  };
}
