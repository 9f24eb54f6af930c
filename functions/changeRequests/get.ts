import { getUser } from '#functions/data/users.ts';
import { findRequest } from '#functions/domain/changeRequests/findRequest.ts';
import { serializeDecidable } from '#functions/domain/changeRequests/serializeChangeRequest.ts';
import { handle } from '#functions/lib/handle.ts';
import { changeRequests } from '#shared/contract/changeRequests.ts';
import { canDecideRequest } from '#shared/domain/can.ts';
import { viewOf } from '#shared/domain/visibility.ts';

export const handler = handle('changeRequests.get', changeRequests.get, async ({ params, caller, deps }) => {
  const [admin, found] = await Promise.all([caller.user(), findRequest(deps, params.id)]);
  const { request, zarCode } = found;
  const decidedBy = request.status === 'pending' ? undefined : request.decidedBy;
  const decider = decidedBy === undefined ? null : await getUser(deps.table, decidedBy);
  const name = decider === null ? '' : `${decider.firstName} ${decider.lastName}`;
  return {
    ...serializeDecidable(found),
    ...(decidedBy !== undefined && { decidedBy: { id: decidedBy, name } }),
    canDecide: request.status === 'pending' && canDecideRequest(admin, request),
    // As on the page of the code: an admin says why first (adminZarcodes.showPlace).
    place: viewOf(zarCode, { user: admin }) === 'whole' ? zarCode : null,
  };
});
