import { unstable_serialize } from 'swr';
import type { PublicCreator } from '#shared/contract/creatorFields.ts';
import type { AreaZarCode, PublicZarCode } from '#shared/contract/zarCodeFields.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import type { CodesOnPage } from '#shared/domain/creatorPageTexts.ts';
import { cacheKey } from './cacheKey.ts';

/** Answers by SWR's serialized key: what `useSWR` returns before it fetches. */
export type PreloadedData = Readonly<Record<string, unknown>>;

/** For pages that bring no data. */
export const none: PreloadedData = {};

/** The id of the element that holds what a page was filled in with (`shared/domain/codePageTemplate.ts`). */
export const preloadedElementId = 'preloaded';

/** What comes with the page of a code, alone or below a creator's slug, or with a creator's page. */
interface Content {
  readonly zarCode?: PublicZarCode;
  /** In its place, where only the area is shown. */
  readonly area?: AreaZarCode;
  readonly creator?: PublicCreator;
  readonly codes?: CodesOnPage;
  readonly search?: string;
}

/** What is requested of a creator's codes. */
export function creatorCodesInput(id: string, search: string, page: number) {
  return { params: { id }, query: { ...(search && { search }), ...(page > 1 && { page }) } };
}

/** The public answers; an owner, who gets more, fetches them again. */
export function preload(content: Content, epoch: number): PreloadedData {
  const { creator, codes, search = '' } = content;
  const shown = content.zarCode ?? content.area;
  const code = shown === undefined ? '' : (normaliseCode(shown.zarcode) ?? shown.zarcode);
  const entries = [
    shown && [cacheKey('zarcodes.get', { params: { code } }, epoch), shown],
    creator && [cacheKey('creators.bySlug', { params: { slug: creator.slug } }, epoch), creator],
    creator &&
      codes && [
        cacheKey('creators.codes', creatorCodesInput(creator.id, search, codes.pagination.page), epoch),
        codes,
      ],
  ].filter((entry) => entry !== undefined);
  return Object.fromEntries(entries.map(([key, answer]) => [unstable_serialize(key), answer]));
}

/** What came with the page, if anything. */
export function readPreloaded(epoch: number): PreloadedData {
  const text = document.getElementById(preloadedElementId)?.textContent;
  return text === undefined || text === null ? none : preload(JSON.parse(text) as Content, epoch);
}
