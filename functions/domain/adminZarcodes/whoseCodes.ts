import { getCounts } from '#functions/data/counts.ts';
import { findClaim } from '#functions/data/creatorClaims.ts';
import type { Table } from '#functions/data/table.ts';
import { findPersonId } from '#functions/domain/users/findPersonId.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** Whose codes a list is limited to. */
export interface Whose {
  readonly ownerId?: string;
  readonly creatorId?: string;
}

/** From ids or email addresses. @returns null where there is no such person or creator */
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

/** Codes that a person made as a creator are listed under the profile. */
export async function listsOf(table: Table, { ownerId, creatorId }: Whose, kind: string): Promise<Whose> {
  if (creatorId !== undefined) return { creatorId };
  if (ownerId === undefined) return {};
  const held = kind === 'user' ? null : await findClaim(table, 'holder', ownerId);
  return { ...(kind !== 'creator' && { ownerId }), ...(held !== null && { creatorId: held }) };
}

/** How many codes are in these lists. Half a read unit for each. */
export async function countCodesOf(
  { table, now }: Pick<Dependencies, 'table' | 'now'>,
  { ownerId, creatorId }: Whose,
): Promise<number> {
  const ids = [ownerId, creatorId].filter((id) => id !== undefined);
  const counts = await Promise.all(ids.map((id) => getCounts(table, id, now())));
  return counts.reduce((total, { ownCodes }) => total + ownCodes, 0);
}
