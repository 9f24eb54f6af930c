import { getUser } from '#functions/data/users.ts';
import { decideRequest } from '#functions/domain/changeRequests/decideRequest.ts';
import { serializeDecidable } from '#functions/domain/changeRequests/serializeChangeRequest.ts';
import { changeRequestNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { changeRequests } from '#shared/contract/changeRequests.ts';

export const handler = handle('changeRequests.decide', changeRequests.decide, async (input) => {
  const { params, body, caller, deps } = input;
  const { decision, note = '' } = body;
  const decided = await decideRequest(deps, { admin: await caller.user(), id: params.id, decision, note });
  const owner = await getUser(deps.table, decided.userId);
  if (owner === null) throw changeRequestNotFound();
  return serializeDecidable(decided, owner);
});
