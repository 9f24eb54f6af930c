import { listAuditOf } from '#functions/data/audit.ts';
import { serializeAudit } from '#functions/domain/audit/serializeAudit.ts';
import { handle } from '#functions/lib/handle.ts';
import { audit } from '#shared/contract/audit.ts';

const maxEntries = 50;

export const handler = handle('audit.ofTarget', audit.ofTarget, async ({ params, deps }) => {
  const { kind, id } = params;
  const entries = await listAuditOf(deps.table, { kind, targetId: id }, maxEntries);
  return { entries: await serializeAudit(deps, entries) };
});
