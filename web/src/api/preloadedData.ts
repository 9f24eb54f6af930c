import { unstable_serialize } from 'swr';
import type { PublicZarCode } from '#shared/contract/zarcodes.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { cacheKey } from './cacheKey.ts';

/** Answers by SWR's text of their key: what `useSWR` gives before it asks. */
export type PreloadedData = Readonly<Record<string, unknown>>;

/** Most pages bring nothing. */
export const none: PreloadedData = {};

/** The id of the element in which a code's page brings the code along (`functions/zarcodes/page.ts`). */
export const preloadedElementId = 'zarcode';

/** A code is public; its owner, who is told more, asks for it again. */
export function preloadZarCode(zarCode: PublicZarCode, typed: string, epoch: number): PreloadedData {
  const code = normaliseCode(typed) ?? typed;
  return { [unstable_serialize(cacheKey('zarcodes.get', { params: { code } }, epoch))]: zarCode };
}

/** What the page brought along: nothing, or its code. */
export function readPreloadedZarCode(): PublicZarCode | null {
  const text = document.getElementById(preloadedElementId)?.textContent;
  return text === undefined || text === null ? null : (JSON.parse(text) as PublicZarCode);
}
