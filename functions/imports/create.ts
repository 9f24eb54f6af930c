import { checkImport } from '#functions/domain/imports/checkImport.ts';
import { serializeCheck } from '#functions/domain/imports/serializeImport.ts';
import { handle } from '#functions/lib/handle.ts';
import { createImportStore } from '#functions/services/importRows.ts';
import { imports } from '#shared/contract/imports.ts';

const clients = { importRows: createImportStore };

export const handler = handle(
  'imports.create',
  imports.create,
  async ({ body, caller, deps }) =>
    serializeCheck(await checkImport(deps, caller.id, body), deps.config.creatorCodesPerDay),
  clients,
);
