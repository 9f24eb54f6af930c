import { transact } from '#functions/data/transact.ts';
import { auditEntry } from '#functions/domain/audit/auditEntry.ts';
import { codesOfFile } from '#functions/domain/maps/codesOfFile.ts';
import { csvFile } from '#functions/domain/maps/csvFile.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { adminMaps, rowsInFile } from '#shared/contract/adminMaps.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';

export const handler = handle('adminMaps.exportCsv', adminMaps.exportCsv, async ({ query, caller, deps }) => {
  const { page } = query;
  // Not beside the check: thousands of codes are read for admins only.
  await caller.user();
  const codes = await codesOfFile(deps, { page, rows: rowsInFile });
  if (codes.length === 0 && page > 1) throw new ApiError('not_found', 'There is no such file.');
  await transact(deps.table, [
    auditEntry(deps, {
      actorId: caller.id,
      action: 'adminMaps.exportCsv',
      target: { kind: 'export', id: 'maps' },
      changes: [
        { field: 'file', from: null, to: page },
        { field: 'rows', from: null, to: codes.length },
      ],
    }),
  ]);
  const fileName = `zarcodes-map-${dayInJohannesburg(deps.now())}-${page}.csv`;
  return { fileName, mediaType: 'text/csv' as const, text: csvFile(codes, deps.config.appUrl) };
});
