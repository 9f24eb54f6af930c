import { getZarCode } from '#functions/data/zarcodes.ts';
import { serializeWholeCode } from '#functions/domain/adminZarcodes/serializeWholeCode.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { createImageStore } from '#functions/services/images.ts';
import { adminZarcodes } from '#shared/contract/adminZarcodes.ts';

export const handler = handle(
  'adminZarcodes.get',
  adminZarcodes.get,
  async ({ params, caller, deps }) => {
    const zarCode = await getZarCode(deps.table, params.code, true);
    if (zarCode === null) throw zarCodeNotFound();
    const viewer = caller.user().then((user) => ({ user }));
    return serializeWholeCode(deps, zarCode, viewer);
  },
  { images: createImageStore },
);
