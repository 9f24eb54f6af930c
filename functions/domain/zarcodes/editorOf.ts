import type { Edit } from '#functions/data/history.ts';
import type { User } from '#functions/data/users.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';

/** As whom somebody edits a code. */
export function editorOf(
  { id }: Pick<User, 'id'>,
  { ownerId, isCreatorCode }: Pick<ZarCode, 'ownerId' | 'isCreatorCode'>,
): Pick<Edit, 'by' | 'adminId'> {
  if (id !== ownerId) return { by: 'admin', adminId: id };
  return { by: isCreatorCode ? 'creator' : 'owner' };
}
