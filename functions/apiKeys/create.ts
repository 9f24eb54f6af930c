import { createKey } from '#functions/domain/apiKeys/createKey.ts';
import { handle } from '#functions/lib/handle.ts';
import { apiKeys } from '#shared/contract/apiKeys.ts';

export const handler = handle('apiKeys.create', apiKeys.create, async ({ body, caller, deps }) =>
  createKey(deps, caller.id, body),
);
