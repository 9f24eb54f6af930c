import { type ChangeRequest, getChangeRequest, writeChangeRequest } from '#functions/data/changeRequests.ts';
import { writeMail } from '#functions/data/newMail.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import { checkCodeOwned, type ZarCode } from '#functions/data/zarcodes.ts';
import { ApiError, zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { changeRequestMessages, isOpen } from '#shared/domain/changeRequests.ts';
import { newRequestId } from './requestId.ts';

interface NewRequest {
  readonly owner: User;
  readonly zarCode: ZarCode;
  readonly reason: string;
  /** What belongs into the same transaction. */
  readonly alsoWrite: (request: ChangeRequest) => readonly Write[];
}

/**
 * Stores an owner's request and a mail about it to support, in one transaction, as long as the code is theirs.
 * @throws 409 where the code has an open request already, 404 where it was deleted or claimed meanwhile.
 */
export async function requestChange(
  deps: Dependencies,
  { owner, zarCode, reason, alsoWrite }: NewRequest,
): Promise<ChangeRequest> {
  const { table, newId } = deps;
  const now = deps.now();
  const before = await getChangeRequest(table, owner.id, zarCode.code);
  if (before !== null && isOpen(before, now.getTime())) throw alreadyOpen(before.status);

  const createdAt = now.toISOString();
  const { code, title } = zarCode;
  const request = {
    id: newRequestId(code, newId),
    userId: owner.id,
    code,
    reason,
    createdAt,
    status: 'pending',
    version: (before?.version ?? 0) + 1,
  } as const;
  const name = `${owner.firstName} ${owner.lastName}`;
  try {
    await transact(table, [
      checkCodeOwned(zarCode),
      writeChangeRequest(request, before),
      writeMail({
        id: newId('mail'),
        to: 'support',
        createdAt,
        content: {
          kind: 'changeRequest',
          userId: owner.id,
          name,
          email: owner.email,
          code,
          title,
          reason,
        },
      }),
      ...alsoWrite(request),
    ]);
    return request;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.labels.includes('code')) throw zarCodeNotFound();
    // Another request came first.
    if (error.labels.includes('changeRequest')) throw alreadyOpen('pending');
    throw error;
  }
}

function alreadyOpen(status: ChangeRequest['status']): ApiError {
  const { editable, underReview } = changeRequestMessages;
  return new ApiError('change_request_open', status === 'approved' ? editable : underReview);
}
