import { findByEmail, listForAdmins } from '#functions/domain/creators/listForAdmins.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.list', creators.list, async ({ query, deps }) => {
  const { search = '', state = '', limit } = query;
  const selection = { state, query, limit };
  return search.includes('@')
    ? findByEmail(deps, search.trim().toLowerCase(), selection)
    : listForAdmins(deps, { ...selection, search });
});
