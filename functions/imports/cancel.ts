import { cancelImport } from '#functions/domain/imports/cancelImport.ts';
import { serializeImport } from '#functions/domain/imports/serializeImport.ts';
import { handle } from '#functions/lib/handle.ts';
import { imports } from '#shared/contract/imports.ts';

export const handler = handle('imports.cancel', imports.cancel, async ({ params, caller, deps }) =>
  serializeImport(await cancelImport(deps, { userId: caller.id, id: params.id }), deps.now()),
);
