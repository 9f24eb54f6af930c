import { cancelExport } from '#functions/domain/exports/cancelExport.ts';
import { serializeExport } from '#functions/domain/exports/serializeExport.ts';
import { handle } from '#functions/lib/handle.ts';
import { exports } from '#shared/contract/exports.ts';

export const handler = handle('exports.cancel', exports.cancel, async ({ params, caller, deps }) =>
  serializeExport(await cancelExport(deps, params.id, caller.id)),
);
