import { serializeImport } from '#functions/domain/imports/serializeImport.ts';
import { undoImport } from '#functions/domain/imports/undoImport.ts';
import { handle } from '#functions/lib/handle.ts';
import { imports } from '#shared/contract/imports.ts';

export const handler = handle('imports.undo', imports.undo, async ({ params, caller, deps }) =>
  serializeImport(await undoImport(deps, { userId: caller.id, id: params.id }), deps.now()),
);
