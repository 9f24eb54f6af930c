import { writeClaim } from '#functions/data/creatorClaims.ts';
import { type Creator, writeCreator } from '#functions/data/creators.ts';
import { checkSlugNotErased } from '#functions/data/erasedClaims.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { NewCreator } from '#shared/contract/creatorFields.ts';
import { prefixTaken, slugsOf, withFreeSlug } from './claims.ts';

/**
 * Makes a profile for a person, with all that only one creator can have, in one transaction.
 * @param alsoWrite what belongs into the same transaction
 * @throws 409 where they have one, or where the prefix is taken.
 */
export async function createCreator(
  deps: Dependencies,
  holder: Pick<User, 'id'>,
  fields: NewCreator,
  alsoWrite: (creator: Creator) => readonly Write[] = () => [],
): Promise<Creator> {
  const createdAt = deps.now().toISOString();
  const profile = {
    ...noFields,
    ...fields,
    id: deps.newId('crt'),
    userId: holder.id,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
  const { id, uniquePrefix } = profile;
  try {
    return await withFreeSlug(slugsOf(deps, fields.displayName), async (slug) => {
      const creator = { ...profile, slug, slugs: [slug] };
      await transact(deps.table, [
        writeCreator(creator),
        checkSlugNotErased(slug),
        writeClaim('slug', slug, id),
        writeClaim('holder', holder.id, id),
        ...(uniquePrefix === '' ? [] : [writeClaim('prefix', uniquePrefix, id)]),
        ...alsoWrite(creator),
      ]);
      return creator;
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? refusal(error) : error;
  }
}

const noFields = {
  uniquePrefix: '',
  useStandardPrefix: false,
  isActive: true,
  instagram: '',
  facebook: '',
  tiktok: '',
  xcom: '',
  website: '',
  email: '',
};

function refusal({ labels }: ConditionFailed): ApiError {
  if (!labels.includes('holder')) return prefixTaken();
  return new ApiError('creator_exists', 'This person already has a creator profile.');
}
