import type { EmotionCache } from '@emotion/cache';

/** The rules that emotion has collected in a cache with `compat`. */
export function extractedCss(cache: EmotionCache): string {
  return Object.values(cache.inserted)
    .filter((rule) => typeof rule === 'string')
    .join('\n');
}
