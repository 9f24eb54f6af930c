import { commitImport } from '#functions/domain/imports/commitImport.ts';
import { serializeImport } from '#functions/domain/imports/serializeImport.ts';
import { handle } from '#functions/lib/handle.ts';
import { imports } from '#shared/contract/imports.ts';

export const handler = handle('imports.commit', imports.commit, async ({ params, body, caller, deps }) => {
  const of = { userId: caller.id, id: params.id };
  return serializeImport(await commitImport(deps, of, body.duplicates), deps.now());
});
