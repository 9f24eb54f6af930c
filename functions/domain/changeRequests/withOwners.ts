import { getListedRequests, placeOfRequest } from '#functions/data/changeRequests.ts';
import type { TimeRow } from '#functions/data/rowList.ts';
import { getZarCodes } from '#functions/data/zarcodes.ts';
import { readPeople } from '#functions/domain/users/readPeople.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { FoundRequest } from './findRequest.ts';

/** The requests of a list and who made them; without those that were deleted since it was read. */
export async function withOwners(
  deps: Pick<Dependencies, 'table'>,
  rows: readonly TimeRow[],
): Promise<FoundRequest[]> {
  const places = rows.map(placeOfRequest);
  const [requests, zarCodes, people] = await Promise.all([
    getListedRequests(deps.table, rows),
    getZarCodes(
      deps.table,
      places.map(({ code }) => code),
    ),
    readPeople(
      deps,
      places.map(({ userId }) => userId),
    ),
  ]);
  return requests.flatMap((request) => {
    const owner = people.get(request.userId);
    const zarCode = zarCodes.find(({ code }) => code === request.code);
    return owner && zarCode ? [{ request, owner, zarCode }] : [];
  });
}
