import type { Creator } from '#functions/data/creators.ts';
import { codesOfCreator } from '#functions/domain/creators/codesOfCreator.ts';
import { serializePublicCreator } from '#functions/domain/creators/serializeCreator.ts';
import { cardPathOfCreator } from '#functions/domain/shareCards/cardOfCreator.ts';
import { serializeCards } from '#functions/domain/zarcodes/serializeZarCode.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { fillCreatorTemplate } from '#shared/domain/creatorPageTemplate.ts';
import { codesPerPage } from '#shared/domain/creatorPageTexts.ts';
import { visitor } from '#shared/domain/visibility.ts';
import { inLanguage } from '#shared/text/currentLanguage.ts';
import type { Language } from '#shared/text/languages.ts';

interface CreatorPage {
  readonly creator: Creator;
  readonly search?: string | undefined;
  readonly page: number;
  readonly clientIp: string;
  readonly language: Language;
}

/** A creator's page with one page of their codes as HTML. */
export async function fillCreatorPage(
  deps: Dependencies<'pages'>,
  { creator, search, page, clientIp, language }: CreatorPage,
): Promise<string> {
  const { pages, config } = deps;
  const [template, { items, pagination }] = await Promise.all([
    pages.creatorTemplate(language),
    codesOfCreator(deps, creator.id, { search, page, clientIp, limit: codesPerPage }),
  ]);
  const content = {
    creator: serializePublicCreator(creator),
    codes: { zarCodes: serializeCards(items, creator.userId, visitor), pagination },
    search: search ?? '',
  };
  const preview = cardPathOfCreator(content.creator, config.appUrl);
  return inLanguage(language, () => fillCreatorTemplate(template, content, config.appUrl, preview));
}
