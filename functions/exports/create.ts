import { serializeExport } from '#functions/domain/exports/serializeExport.ts';
import { startExport } from '#functions/domain/exports/startExport.ts';
import { handle } from '#functions/lib/handle.ts';
import { createExportStore } from '#functions/services/exports.ts';
import { exports } from '#shared/contract/exports.ts';

const clients = { exports: createExportStore };

export const handler = handle(
  'exports.create',
  exports.create,
  async ({ body, caller, deps }) => serializeExport(await startExport(deps, caller.id, body)),
  clients,
);
