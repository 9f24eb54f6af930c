import { getCounts } from '#functions/data/counts.ts';
import type { Creator } from '#functions/data/creators.ts';
import { getUser } from '#functions/data/users.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { ListedCreator } from '#shared/contract/creatorFields.ts';
import { serializeCreatorProfile } from './serializeCreator.ts';

/** For admins: with the account, and how many codes there are. A read unit each. */
export async function serializeListedCreator(
  { table, now }: Pick<Dependencies, 'table' | 'now'>,
  creator: Creator,
): Promise<ListedCreator> {
  const [user, counts] = await Promise.all([
    getUser(table, creator.userId),
    getCounts(table, creator.id, now()),
  ]);
  const { totalCodes, thisMonth } = counts;
  return { ...serializeCreatorProfile(creator), user, totalCodes, thisMonth, version: creator.version };
}
