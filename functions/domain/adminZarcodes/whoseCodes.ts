import { findClaim } from '#functions/data/creatorClaims.ts';
import type { Table } from '#functions/data/table.ts';
import { listCreatorCodes, listOwnedCodes, type OwnedCode } from '#functions/data/zarcodes.ts';
import { findPersonId } from '#functions/domain/users/findPersonId.ts';

/** Whose codes a list is limited to. */
export interface Whose {
  readonly ownerId?: string;
  readonly creatorId?: string;
}

/** Of ids and email addresses. @returns null where there is no such person or creator */
export async function whoseCodes(
  table: Table,
  {
    owner = '',
    creator = '',
  }: { readonly owner?: string | undefined; readonly creator?: string | undefined },
): Promise<Whose | null> {
  const [ownerId, holderId] = await Promise.all([findPersonId(table, owner), findPersonId(table, creator)]);
  const creatorId = holderId?.startsWith('usr_') ? await findClaim(table, 'holder', holderId) : holderId;
  if (ownerId === null || creatorId === null) return null;
  return { ...(ownerId !== undefined && { ownerId }), ...(creatorId !== undefined && { creatorId }) };
}

/** Newest first. A hundred codes are 3 read units, and these come to 10. */
const maxListed = 300;

/** Those that a person made as a creator are listed under the profile. */
export async function findCodesOf(
  table: Table,
  { ownerId, creatorId }: Whose,
  kind: string | undefined,
): Promise<OwnedCode[]> {
  const range = { until: new Date('9999-12-31'), skip: 0, max: maxListed };
  if (creatorId !== undefined) return listCreatorCodes(table, creatorId, range);
  if (ownerId === undefined) return [];
  const [own, held] = await Promise.all([
    kind === 'creator' ? [] : listOwnedCodes(table, ownerId, maxListed),
    kind === 'user' ? null : findClaim(table, 'holder', ownerId),
  ]);
  const made = held === null ? [] : await listCreatorCodes(table, held, range);
  return [...own, ...made].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}
