import type { PublicCreator } from '#shared/contract/creatorFields.ts';
import type { ShownCard } from '#shared/contract/zarCodeFields.ts';
import type { AreaPageContent } from '#shared/domain/areaPageTemplate.ts';
import type { CodePageContent } from '#shared/domain/codePageTemplate.ts';
import type { CodesOnPage } from '#shared/domain/creatorPageTexts.ts';

/** With a creator's page. */
export interface CreatorPageContent {
  readonly creator: PublicCreator;
  readonly codes: CodesOnPage & { readonly zarCodes: readonly ShownCard[] };
  readonly search: string;
}

export interface PageContent {
  readonly code: CodePageContent | null;
  readonly area: AreaPageContent | null;
  readonly creator: CreatorPageContent | null;
}

/** What came with the page of a code or of a creator (api/preloadedData.ts). */
export function pageContent(): PageContent {
  const text = document.getElementById('preloaded')?.textContent ?? '{}';
  const content = (JSON.parse(text) ?? {}) as Partial<CodePageContent & AreaPageContent & CreatorPageContent>;
  return {
    code: content.zarCode === undefined ? null : (content as CodePageContent),
    area: content.area === undefined ? null : (content as AreaPageContent),
    creator: content.codes === undefined ? null : (content as CreatorPageContent),
  };
}
