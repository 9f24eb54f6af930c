import { listImports } from '#functions/data/imports.ts';
import { requireHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { serializeImport } from '#functions/domain/imports/serializeImport.ts';
import { handle } from '#functions/lib/handle.ts';
import { imports } from '#shared/contract/imports.ts';

const maxListed = 20;

export const handler = handle('imports.list', imports.list, async ({ caller, deps }) => {
  const creator = await requireHeldCreator(deps.table, caller.id);
  const found = await listImports(deps.table, creator.id, deps.now());
  return { imports: found.slice(0, maxListed).map((imported) => serializeImport(imported, deps.now())) };
});
