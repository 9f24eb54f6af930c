import type { ZarCode } from '#functions/data/zarcodes.ts';
import { serializePublicCode } from '#functions/domain/serialize.ts';
import { findZarCode } from '#functions/domain/zarcodes/findZarCode.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { fillTemplate } from '#shared/domain/codePageTemplate.ts';

export const handler = handle('zarcodes.page', zarcodes.page, async ({ params, deps }) => {
  const code = normaliseCode(params.code);
  const zarCode = code === null ? null : await findZarCode(deps.table, code);
  if (zarCode === null) return { found: false, html: await deps.pages.shell() };
  // Under the address of a code that looks like it, the app says which one this is.
  if (zarCode.code !== code) return { found: true, html: await deps.pages.shell() };
  return { found: true, html: await pageOf(zarCode, deps) };
});

async function pageOf(zarCode: ZarCode, { pages, config }: Dependencies): Promise<string> {
  return fillTemplate(await pages.codeTemplate(), serializePublicCode(zarCode), config.appUrl);
}
