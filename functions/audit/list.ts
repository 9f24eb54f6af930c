import { getAuditEntries } from '#functions/data/audit.ts';
import { serializeAudit } from '#functions/domain/audit/serializeAudit.ts';
import { timeList } from '#functions/domain/lists/timeList.ts';
import { handle } from '#functions/lib/handle.ts';
import { audit } from '#shared/contract/audit.ts';

export const handler = handle('audit.list', audit.list, async ({ query, deps }) => {
  const { kind = '', actor = '' } = query;
  const filters = { kind, actorId: actor };
  const { rows, pagination } = await timeList(deps, 'AUDIT', { query, filters });
  const entries = await getAuditEntries(deps.table, rows);
  return { entries: await serializeAudit(deps, entries), pagination };
});
