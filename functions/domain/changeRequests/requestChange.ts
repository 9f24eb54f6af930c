import { type ChangeRequest, getChangeRequest, writeChangeRequest } from '#functions/data/changeRequests.ts';
import { writeMail } from '#functions/data/mails.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import { checkCodeLives, type ZarCode } from '#functions/data/zarcodes.ts';
import { serializeChangeRequest } from '#functions/domain/serialize.ts';
import { ApiError, zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { ChangeRequest as ChangeRequestAnswer } from '#shared/contract/changeRequests.ts';
import { changeRequestMessages, isOpen } from '#shared/domain/changeRequests.ts';

interface Asked {
  readonly owner: User;
  readonly zarCode: ZarCode;
  readonly reason: string;
  readonly saveResponse: (answer: ChangeRequestAnswer) => readonly Write[];
}

/**
 * Keeps what an owner asks for and tells support by mail, in one transaction, as long as the code lives.
 * @throws 409 where the code has an open request already, 404 where it was deleted meanwhile.
 */
export async function requestChange(deps: Dependencies, asked: Asked): Promise<ChangeRequestAnswer> {
  const { owner, zarCode, reason, saveResponse } = asked;
  const { table, newId } = deps;
  const now = deps.now();
  const before = await getChangeRequest(table, owner.id, zarCode.code);
  if (before !== null && isOpen(before, now.getTime())) throw alreadyOpen(before.status);

  const createdAt = now.toISOString();
  const { code, title } = zarCode;
  const request = {
    id: newId('chg'),
    userId: owner.id,
    code,
    reason,
    createdAt,
    status: 'pending',
  } as const;
  const answer = serializeChangeRequest({ ...request, version: 1 });
  const name = `${owner.firstName} ${owner.lastName}`;
  try {
    await transact(table, [
      checkCodeLives(code),
      writeChangeRequest(request, before),
      writeMail({
        id: newId('mail'),
        to: 'support',
        createdAt,
        content: { kind: 'changeRequest', name, email: owner.email, code, title, reason },
      }),
      ...saveResponse(answer),
    ]);
    return answer;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.labels.includes('code')) throw zarCodeNotFound();
    // Another click of theirs came first.
    if (error.labels.includes('changeRequest')) throw alreadyOpen('pending');
    throw error;
  }
}

function alreadyOpen(status: ChangeRequest['status']): ApiError {
  const { editable, underReview } = changeRequestMessages;
  return new ApiError('change_request_open', status === 'approved' ? editable : underReview);
}
