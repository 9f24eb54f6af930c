import { findExport } from '#functions/domain/exports/findExport.ts';
import { expiryOf } from '#functions/domain/exports/serializeExport.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { createExportStore } from '#functions/services/exports.ts';
import { exports } from '#shared/contract/exports.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';

const clients = { exports: createExportStore };

export const handler = handle(
  'exports.file',
  exports.file,
  async ({ params: { id, number }, deps }) => {
    const made = await findExport(deps, id);
    if (number > made.files) throw new ApiError('not_found', 'That file is not there yet.');
    if (deps.now() >= expiryOf(made)) {
      throw new ApiError('export_expired', 'The files of this export were deleted. Please export again.');
    }
    const day = dayInJohannesburg(new Date(made.createdAt));
    const part = made.files === 1 ? '' : `-${number}`;
    return { url: await deps.exports.link(id, number, `zarcodes-${made.of}-${day}${part}.csv`) };
  },
  clients,
);
