import { type ChangeRequest, statusSince } from '#functions/data/changeRequests.ts';
import type { ChangeRequest as ChangeRequestResponse } from '#shared/contract/changeRequestFields.ts';
import type { DecidableRequest } from '#shared/contract/changeRequests.ts';
import { formatCode } from '#shared/domain/code.ts';
import type { FoundRequest } from './findRequest.ts';

/** For its owner; what the admin wrote is in their mail. */
export function serializeChangeRequest(request: ChangeRequest): ChangeRequestResponse {
  const { userId: _, version: __, code, ...shown } = request;
  return { ...shown, zarcode: formatCode(code) };
}

/** For admins. */
export function serializeDecidable({ request, owner, zarCode }: FoundRequest): DecidableRequest {
  const { id, code, status, reason, createdAt } = request;
  const { firstName, lastName, email } = owner;
  const decision =
    request.status === 'pending' ? {} : { decidedAt: statusSince(request), note: request.note ?? '' };
  const user = { id: owner.id, firstName, lastName, email };
  const { title } = zarCode;
  return { id, zarcode: formatCode(code), title, status, reason, createdAt, ...decision, user };
}
