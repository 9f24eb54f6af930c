import { getCodeImages } from '#functions/data/images.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { fillCodePage } from '#functions/domain/zarcodes/fillCodePage.ts';
import { serializeCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { createPages } from '#functions/services/pages.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { visitor } from '#shared/domain/visibility.ts';

export const handler = handle(
  'zarcodes.page',
  zarcodes.page,
  async ({ params, clientIp, language, deps }) => {
    const code = normaliseCode(params.code);
    const [zarCode, images] =
      code === null
        ? [null, null]
        : await Promise.all([getZarCode(deps.table, code), getCodeImages(deps.table, code)]);
    const shown = zarCode && serializeCode(zarCode, visitor);
    if (shown === null || images === null) {
      // The app looks up what was meant (zarcodes.get) and shows it.
      if (code !== null) await rateLimit(deps, 'lookupAddress', clientIp);
      return { found: false, html: await deps.pages.shell(language) };
    }
    return { found: true, html: await fillCodePage(deps, { shown, images, language }) };
  },
  { pages: createPages },
);
