import { loadAccountDetail } from '#functions/domain/users/loadAccountDetail.ts';
import { serializeAccountDetail } from '#functions/domain/users/serializeAccountDetail.ts';
import { handle } from '#functions/lib/handle.ts';
import { users } from '#shared/contract/users.ts';

export const handler = handle('users.detail', users.detail, async ({ params, deps }) =>
  serializeAccountDetail(await loadAccountDetail(deps, params.id)),
);
