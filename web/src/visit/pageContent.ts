import type { PublicCreator } from '#shared/contract/creatorFields.ts';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import type { CodePageContent } from '#shared/domain/codePageTemplate.ts';
import type { CodesOnPage } from '#shared/domain/creatorPageTexts.ts';

/** With a creator's page. */
export interface CreatorPageContent {
  readonly creator: PublicCreator;
  readonly codes: CodesOnPage & { readonly zarCodes: readonly ZarCodeCard[] };
  readonly search: string;
}

interface PageContent {
  readonly code: CodePageContent | null;
  readonly creator: CreatorPageContent | null;
}

/** What came with the page of a code or of a creator (api/preloadedData.ts). */
export function pageContent(): PageContent {
  const text = document.getElementById('preloaded')?.textContent ?? '{}';
  const content = (JSON.parse(text) ?? {}) as Partial<CodePageContent & CreatorPageContent>;
  return {
    code: content.zarCode === undefined ? null : (content as CodePageContent),
    creator: content.codes === undefined ? null : (content as CreatorPageContent),
  };
}
