import { type AreaOnPage, areaPageTextNames, areaPageTexts } from './areaPageTexts.ts';
import type { CreatorOfCode } from './codePageTexts.ts';
import { checkTokens, fillTokens, tokensOf } from './fillTokens.ts';
import { escapeHtml, jsonInHtml } from './html.ts';

/**
 * The page of a code of which others see only the area, as HTML. As for the page of a whole code (`codePageTemplate.ts`),
 * the web's build renders it once with tokens. It has nothing for search engines.
 */
const slots = [...areaPageTextNames, 'origin', 'preview', 'json'] as const;

/** What the build renders in the place of the texts. */
export const areaPageTokens = tokensOf(slots);

/** @throws where the page does not show one of the texts. */
export const checkAreaTemplate = (html: string): string => checkTokens(html, slots, 'The page of an area');

/** What the app takes over from the page. */
export interface AreaPageContent {
  readonly area: AreaOnPage;
  /** Only for a page below a creator's slug. */
  readonly creator?: CreatorOfCode;
}

/** @param preview the path of its share card */
export function fillAreaTemplate(
  template: string,
  content: AreaPageContent,
  origin: string,
  preview: string,
): string {
  const { creator } = content;
  const area = onlyArea(content.area);
  const json = jsonInHtml({ area, ...(creator !== undefined && { creator }) });
  return fillTokens(template, areaPageTexts(area, creator ?? null), {
    json,
    origin: escapeHtml(origin),
    preview: escapeHtml(preview),
  });
}

/** Field by field: TypeScript lets a whole code pass for its area, and this page must never have a point. */
function onlyArea(code: AreaOnPage): AreaOnPage {
  const { id, zarcode, title, suburb, city, province, country, createdAt, updatedAt } = code;
  const { creatorId, visibility, areaCentre } = code;
  return {
    id,
    zarcode,
    title,
    suburb,
    city,
    province,
    country,
    createdAt,
    updatedAt,
    ...(creatorId !== undefined && { creatorId }),
    visibility,
    areaCentre: { latitude: areaCentre.latitude, longitude: areaCentre.longitude },
  };
}
