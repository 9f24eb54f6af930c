import { checkApprovedAfter, getChangeRequest } from '#functions/data/changeRequests.ts';
import { checkCreatorActive, getCreator } from '#functions/data/creators.ts';
import type { Write } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { canEditAsCreator, meetsLevel } from '#shared/domain/can.ts';
import { changeRequestMessages, editsApprovedAfter } from '#shared/domain/changeRequests.ts';

export const editWindowClosed = () => new ApiError('edit_window_closed', changeRequestMessages.windowClosed);

/**
 * Whether this person may edit the code now, by the server's clock.
 * @returns what the edit's transaction checks again, so that a request that changes meanwhile refuses it
 * @throws 422 without a request that was approved less than 24 hours ago. Admins need none, nor do creators for the codes
 * they made as such, as long as they are active.
 */
export async function requireEditWindow(
  { table, now }: Dependencies,
  editor: User,
  zarCode: ZarCode,
): Promise<Write[]> {
  if (meetsLevel(editor.role, 'admin')) return [];
  const { creatorId } = zarCode;
  if (creatorId !== undefined && canEditAsCreator(editor, zarCode, await getCreator(table, creatorId)))
    return [checkCreatorActive(creatorId)];
  const after = editsApprovedAfter(now().getTime());
  const request = await getChangeRequest(table, editor.id, zarCode.code);
  if (request?.status !== 'approved' || request.approvedAt <= after) throw editWindowClosed();
  return [checkApprovedAfter(editor.id, zarCode.code, after)];
}
