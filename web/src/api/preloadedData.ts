import { unstable_serialize } from 'swr';
import type { PublicZarCode } from '#shared/contract/zarcodes.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { cacheKey } from './cacheKey.ts';

/** Answers by SWR's serialized key: what `useSWR` returns before it fetches. */
export type PreloadedData = Readonly<Record<string, unknown>>;

/** For pages that bring no data. */
export const none: PreloadedData = {};

/** The id of the element that holds the code of a code's page (`functions/zarcodes/page.ts`). */
export const preloadedElementId = 'zarcode';

/** The public answer; an owner, who gets more, fetches it again. */
export function preloadZarCode(zarCode: PublicZarCode, typed: string, epoch: number): PreloadedData {
  const code = normaliseCode(typed) ?? typed;
  return { [unstable_serialize(cacheKey('zarcodes.get', { params: { code } }, epoch))]: zarCode };
}

/** The code that came with the page, if any. */
export function readPreloadedZarCode(): PublicZarCode | null {
  const text = document.getElementById(preloadedElementId)?.textContent;
  return text === undefined || text === null ? null : (JSON.parse(text) as PublicZarCode);
}
