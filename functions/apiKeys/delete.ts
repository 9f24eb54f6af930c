import { writeApiKeyRevoked } from '#functions/data/apiKeys.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { writeKeyEnded } from '#functions/data/webhooks.ts';
import { keyNotFound } from '#functions/domain/apiKeys/keyNotFound.ts';
import { handle } from '#functions/lib/handle.ts';
import { apiKeys } from '#shared/contract/apiKeys.ts';

export const handler = handle('apiKeys.delete', apiKeys.delete, async ({ params: { id }, caller, deps }) => {
  const writes = [
    ...writeApiKeyRevoked({ id, userId: caller.id }),
    writeKeyEnded(id, deps.now().toISOString()),
  ];
  if (!(await transactIfAllowed(deps.table, writes))) throw keyNotFound();
  return { id };
});
