import { findImport } from '#functions/domain/imports/findImport.ts';
import { importResults } from '#functions/domain/imports/importResults.ts';
import { handle } from '#functions/lib/handle.ts';
import { createImportStore } from '#functions/services/importRows.ts';
import { imports } from '#shared/contract/imports.ts';

const clients = { importRows: createImportStore };

export const handler = handle(
  'imports.results',
  imports.results,
  async ({ params, caller, deps }) => {
    const { imported } = await findImport(deps, caller.id, params.id);
    return { results: await importResults(deps, imported) };
  },
  clients,
);
