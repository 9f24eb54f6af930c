import type { ZarCode } from '#functions/data/zarcodes.ts';
import { findZarCode } from '#functions/domain/zarcodes/findZarCode.ts';
import { presentPublicCode } from '#functions/domain/serialize.ts';
import { handle } from '#functions/lib/handle.ts';
import type { Services } from '#functions/lib/dependencies.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { fillTemplate } from '#shared/domain/codePageTemplate.ts';

export const handler = handle('zarcodes.page', zarcodes.page, async ({ params, services }) => {
  const code = normaliseCode(params.code);
  const zarCode = code === null ? null : await findZarCode(services.table, code);
  if (zarCode === null) return { found: false, html: await services.pages.shell() };
  // Under the address of a code that looks like it, the app says which one this is.
  if (zarCode.code !== code) return { found: true, html: await services.pages.shell() };
  return { found: true, html: await pageOf(zarCode, services) };
});

async function pageOf(zarCode: ZarCode, { pages, config }: Services): Promise<string> {
  return fillTemplate(await pages.codeTemplate(), presentPublicCode(zarCode), config.appUrl);
}
