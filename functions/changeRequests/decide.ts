import { decideRequest } from '#functions/domain/changeRequests/decideRequest.ts';
import { serializeDecidable } from '#functions/domain/changeRequests/serializeChangeRequest.ts';
import { handle } from '#functions/lib/handle.ts';
import { changeRequests } from '#shared/contract/changeRequests.ts';

export const handler = handle('changeRequests.decide', changeRequests.decide, async (input) => {
  const { params, body, caller, deps } = input;
  const { decision, note = '' } = body;
  const admin = await caller.user();
  return serializeDecidable(await decideRequest(deps, { admin, id: params.id, decision, note }));
});
