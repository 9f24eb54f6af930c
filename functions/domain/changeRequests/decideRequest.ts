import { type ChangeRequest, writeDecision } from '#functions/data/changeRequests.ts';
import { writeMail } from '#functions/data/newMail.ts';
import { writeNotification } from '#functions/data/notifications.ts';
import { ConditionFailed, transact } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { canDecideRequest } from '#shared/domain/can.ts';
import { editEndsAt } from '#shared/domain/changeRequests.ts';
import { type FoundRequest, findRequest } from './findRequest.ts';

interface Decision {
  readonly admin: User;
  readonly id: string;
  readonly decision: 'approve' | 'reject';
  readonly note: string;
}

/**
 * Approves or rejects a request, and writes its owner a mail and a notification, in one transaction.
 * @throws 404, 422 where the admin requested it, 409 where it was decided before.
 */
export async function decideRequest(deps: Dependencies, decision: Decision): Promise<FoundRequest> {
  const { table, newId } = deps;
  const found = await findRequest(deps, decision.id);
  const { request, zarCode } = found;
  if (!canDecideRequest(decision.admin, request)) throw ownRequest();
  if (request.status !== 'pending') throw alreadyDecided(request.status);

  const at = deps.now().toISOString();
  const { userId, code, reason } = request;
  const common = { ...request, decidedBy: decision.admin.id, note: decision.note };
  const decided: ChangeRequest =
    decision.decision === 'approve'
      ? { ...common, status: 'approved', approvedAt: at }
      : { ...common, status: 'rejected', rejectedAt: at };
  const ends = decided.status === 'approved' && { editEndsAt: new Date(editEndsAt(decided)).toISOString() };
  try {
    await transact(table, [
      writeDecision(decided, request),
      writeMail({
        id: newId('mail'),
        to: userId,
        createdAt: at,
        content: { kind: 'changeDecision', code, title: zarCode.title, reason, note: decision.note, ...ends },
      }),
      writeNotification({
        id: newId('ntf'),
        userId,
        at,
        content: { kind: 'changeRequest', code, decision: decided.status },
      }),
      auditEntry(deps, {
        actorId: decision.admin.id,
        action: 'changeRequests.decide',
        target: { kind: 'changeRequest', id: request.id },
        userId,
        reason: decision.note,
        changes: changesOf(['status'], request, decided),
      }),
    ]);
    return { ...found, request: decided };
  } catch (error) {
    if (!(error instanceof ConditionFailed) || !error.labels.includes('changeRequest')) throw error;
    const { request: current } = await findRequest(deps, decision.id);
    throw alreadyDecided(current.status);
  }
}

const ownRequest = () =>
  new ApiError(
    'own_change_request',
    'You cannot decide on your own change request. Please ask another admin.',
  );

function alreadyDecided(status: ChangeRequest['status']): ApiError {
  return new ApiError('change_request_decided', `This change request has already been ${status}.`);
}
