import { getUser } from '#functions/data/users.ts';
import { serializeAudit } from '#functions/domain/audit/serializeAudit.ts';
import { loadAccountDetail } from '#functions/domain/users/loadAccountDetail.ts';
import { serializeAccountDetail } from '#functions/domain/users/serializeAccountDetail.ts';
import { userNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { users } from '#shared/contract/users.ts';

export const handler = handle('users.detail', users.detail, async ({ params, deps }) => {
  const user = await getUser(deps.table, params.id, true);
  if (user === null) throw userNotFound();
  const detail = await loadAccountDetail(deps, user);
  return serializeAccountDetail(detail, await serializeAudit(deps, detail.audit));
});
