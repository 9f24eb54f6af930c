import { getUser } from '#functions/data/users.ts';
import { loadDetail } from '#functions/domain/users/accountDetail.ts';
import { userNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { users } from '#shared/contract/users.ts';

export const handler = handle('users.detail', users.detail, async ({ params, deps }) => {
  const user = await getUser(deps.table, params.id);
  if (user === null) throw userNotFound();
  return loadDetail(deps, user);
});
