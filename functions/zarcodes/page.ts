import { getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { previewOf } from '#functions/domain/images/previewOf.ts';
import { serializePublicCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { createPages } from '#functions/services/pages.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { fillTemplate } from '#shared/domain/codePageTemplate.ts';

export const handler = handle(
  'zarcodes.page',
  zarcodes.page,
  async ({ params, clientIp, deps }) => {
    const code = normaliseCode(params.code);
    const [zarCode, preview] =
      code === null ? [null] : await Promise.all([getZarCode(deps.table, code), previewOf(deps.table, code)]);
    if (zarCode === null) {
      // The app looks up what was meant (zarcodes.get) and shows it.
      if (code !== null) await rateLimit(deps, 'lookupAddress', clientIp);
      return { found: false, html: await deps.pages.shell() };
    }
    return { found: true, html: await codePage(zarCode, preview, deps) };
  },
  { pages: createPages },
);

async function codePage(
  zarCode: ZarCode,
  preview: string | undefined,
  { pages, config }: Dependencies<'pages'>,
): Promise<string> {
  const content = { zarCode: serializePublicCode(zarCode) };
  return fillTemplate(await pages.codeTemplate(), content, config.appUrl, preview);
}
