import { getUser, type User } from '#functions/data/users.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { serializeCard, serializeEditableCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AdminZarCode, AdminZarCodeRow } from '#shared/contract/adminZarcodes.ts';
import { anyAdmin } from '#shared/domain/visibility.ts';

/** For an admin who has written all of it. */
export function serializeAdminCode(zarCode: ZarCode, owner: User | null): AdminZarCode {
  return { ...serializeEditableCode(zarCode), owner: owner === null ? null : ownerOf(owner) };
}

export async function withOwner(
  { table }: Pick<Dependencies, 'table'>,
  zarCode: ZarCode,
): Promise<AdminZarCode> {
  return serializeAdminCode(zarCode, await getUser(table, zarCode.ownerId));
}

const ownerOf = ({ id, firstName, lastName, email }: User) => ({ id, firstName, lastName, email });

export function serializeRow(zarCode: ZarCode): AdminZarCodeRow[] {
  return serializeCard(zarCode, anyAdmin).map((card) => ({
    ...card,
    kind: zarCode.isCreatorCode ? 'creator' : 'user',
    verified: zarCode.verified ?? false,
    ownerId: zarCode.ownerId,
  }));
}
