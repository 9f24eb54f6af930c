import { getExports } from '#functions/data/exports.ts';
import { serializeExport } from '#functions/domain/exports/serializeExport.ts';
import { timeList } from '#functions/domain/lists/timeList.ts';
import { handle } from '#functions/lib/handle.ts';
import { exports } from '#shared/contract/exports.ts';

export const handler = handle('exports.list', exports.list, async ({ query, deps }) => {
  const { rows, pagination } = await timeList(deps, 'EXPORTS', { query });
  const found = await getExports(deps.table, rows);
  return { exports: found.map(serializeExport), pagination };
});
