import { getListedRequests } from '#functions/data/changeRequests.ts';
import type { TimeRow } from '#functions/data/rowList.ts';
import { getUser } from '#functions/data/users.ts';
import { getZarCodes } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { FoundRequest } from './findRequest.ts';

/** The requests of a list and who made them; without those that were deleted since it was read. */
export async function withOwners({ table }: Dependencies, rows: readonly TimeRow[]): Promise<FoundRequest[]> {
  const requests = await getListedRequests(table, rows);
  const ownerIds = [...new Set(requests.map(({ userId }) => userId))];
  const [zarCodes, ...owners] = await Promise.all([
    getZarCodes(
      table,
      requests.map(({ code }) => code),
    ),
    ...ownerIds.map((id) => getUser(table, id)),
  ]);
  return requests.flatMap((request) => {
    const owner = owners.find((each) => each?.id === request.userId);
    const zarCode = zarCodes.find(({ code }) => code === request.code);
    return owner && zarCode ? [{ request, owner, zarCode }] : [];
  });
}
