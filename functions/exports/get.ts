import { findExport } from '#functions/domain/exports/findExport.ts';
import { serializeExport } from '#functions/domain/exports/serializeExport.ts';
import { handle } from '#functions/lib/handle.ts';
import { exports } from '#shared/contract/exports.ts';

export const handler = handle('exports.get', exports.get, async ({ params, deps }) =>
  serializeExport(await findExport(deps, params.id)),
);
