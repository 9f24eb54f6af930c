import type { ChangeRequest } from '#functions/data/changeRequests.ts';
import type { ChangeRequest as ChangeRequestResponse } from '#shared/contract/changeRequests.ts';
import { formatCode } from '#shared/domain/code.ts';

export function serializeChangeRequest(request: ChangeRequest): ChangeRequestResponse {
  const { userId: _, version: __, code, ...shown } = request;
  return { ...shown, zarcode: formatCode(code) };
}
