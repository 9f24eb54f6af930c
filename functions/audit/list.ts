import { getAuditEntries } from '#functions/data/audit.ts';
import { actorOfRow } from '#functions/data/rowList.ts';
import { serializeAudit } from '#functions/domain/audit/serializeAudit.ts';
import { pageOf } from '#functions/domain/lists/pageOf.ts';
import { listLimit, timeList } from '#functions/domain/lists/timeList.ts';
import { findPersonId } from '#functions/domain/users/findPersonId.ts';
import { readPeople } from '#functions/domain/users/readPeople.ts';
import { handle } from '#functions/lib/handle.ts';
import { audit } from '#shared/contract/audit.ts';

export const handler = handle('audit.list', audit.list, async ({ query, deps }) => {
  const { kind = '', actor = '', page } = query;
  const actorId = await findPersonId(deps.table, actor);
  if (actorId === null) {
    const { pagination } = pageOf([], { page, limit: listLimit });
    return { entries: [], pagination: { ...pagination, isPartial: false } };
  }
  const filters = { kind, actorId: actorId ?? '' };
  const { rows, pagination } = await timeList(deps, 'AUDIT', { query, filters });
  const [entries, admins] = await Promise.all([
    getAuditEntries(deps.table, rows),
    readPeople(deps, rows.map(actorOfRow)),
  ]);
  return { entries: await serializeAudit(deps, entries, admins), pagination };
});
