import { listChangeRequests } from '#functions/data/changeRequests.ts';
import { serializeChangeRequest } from '#functions/domain/changeRequests/serializeChangeRequest.ts';
import { handle } from '#functions/lib/handle.ts';
import { changeRequests } from '#shared/contract/changeRequests.ts';
import { isCurrent } from '#shared/domain/changeRequests.ts';

export const handler = handle('changeRequests.my', changeRequests.my, async ({ caller, deps }) => {
  const now = deps.now().getTime();
  const current = (await listChangeRequests(deps.table, caller.id)).filter((one) => isCurrent(one, now));
  const newestFirst = current.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  return { changeRequests: newestFirst.map(serializeChangeRequest) };
});
