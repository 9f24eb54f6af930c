import { findImport } from '#functions/domain/imports/findImport.ts';
import { serializeImport } from '#functions/domain/imports/serializeImport.ts';
import { handle } from '#functions/lib/handle.ts';
import { imports } from '#shared/contract/imports.ts';

export const handler = handle('imports.get', imports.get, async ({ params, caller, deps }) => {
  const { imported } = await findImport(deps, caller.id, params.id);
  return serializeImport(imported, deps.now());
});
