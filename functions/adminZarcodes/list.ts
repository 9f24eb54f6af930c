import { listAllCodes } from '#functions/domain/adminZarcodes/listAllCodes.ts';
import { serializeRow } from '#functions/domain/adminZarcodes/serializeAdminCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { adminZarcodes } from '#shared/contract/adminZarcodes.ts';

export const handler = handle('adminZarcodes.list', adminZarcodes.list, async ({ query, deps }) => {
  const { zarCodes, pagination } = await listAllCodes(deps, query);
  return { zarCodes: zarCodes.flatMap(serializeRow), pagination };
});
