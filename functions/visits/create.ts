import { recordVisit } from '#functions/domain/visits/recordVisit.ts';
import { requireVisited } from '#functions/domain/visits/requireVisited.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { visits } from '#shared/contract/visits.ts';

export const handler = handle('visits.create', visits.create, async (input) => {
  const { params, body, clientIp, viewerPlace, opener, deps } = input;
  await rateLimit(deps, 'visitAddress', clientIp);
  const bearer = opener && ({ opener, clientIp, viewerPlace, isPeek: true } as const);
  const zarCode = await requireVisited(deps, { code: params.code, clientIp, bearer });
  await recordVisit(deps, { zarCode, report: body, clientIp });
  return { recorded: true as const };
});
