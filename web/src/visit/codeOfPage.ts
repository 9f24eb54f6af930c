import type { CodePageContent } from '#shared/domain/codePageTemplate.ts';

/** What came with a code's page (api/preloadedData.ts); null on other pages. */
export function codeOfPage(): CodePageContent | null {
  const text = document.getElementById('preloaded')?.textContent ?? 'null';
  const content = JSON.parse(text) as Partial<CodePageContent> | null;
  return content?.zarCode === undefined ? null : (content as CodePageContent);
}
