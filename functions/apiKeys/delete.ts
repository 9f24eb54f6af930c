import { writeApiKeyRevoked } from '#functions/data/apiKeys.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { keyNotFound } from '#functions/domain/apiKeys/keyNotFound.ts';
import { handle } from '#functions/lib/handle.ts';
import { apiKeys } from '#shared/contract/apiKeys.ts';

export const handler = handle('apiKeys.delete', apiKeys.delete, async ({ params: { id }, caller, deps }) => {
  if (!(await transactIfAllowed(deps.table, writeApiKeyRevoked({ id, userId: caller.id }))))
    throw keyNotFound();
  return { id };
});
