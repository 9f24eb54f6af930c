import { rotateKey } from '#functions/domain/apiKeys/rotateKey.ts';
import { handle } from '#functions/lib/handle.ts';
import { apiKeys } from '#shared/contract/apiKeys.ts';

export const handler = handle('apiKeys.rotate', apiKeys.rotate, async ({ params, caller, deps }) =>
  rotateKey(deps, { userId: caller.id, id: params.id }),
);
