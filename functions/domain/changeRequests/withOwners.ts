import { getChangeRequest } from '#functions/data/changeRequests.ts';
import { getUser } from '#functions/data/users.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { DecidableRequest } from '#shared/contract/changeRequests.ts';
import { serializeDecidable } from './serializeChangeRequest.ts';

/** The requests and who made them; without those that were deleted since their keys were read. */
export async function withOwners(
  { table }: Dependencies,
  keys: readonly { userId: string; code: string }[],
): Promise<DecidableRequest[]> {
  const found = await Promise.all(
    keys.map(async ({ userId, code }) => {
      const [request, owner, zarCode] = await Promise.all([
        getChangeRequest(table, userId, code),
        getUser(table, userId),
        getZarCode(table, code),
      ]);
      if (request === null || owner === null || zarCode === null) return [];
      return [serializeDecidable({ request, owner, zarCode })];
    }),
  );
  return found.flat();
}
