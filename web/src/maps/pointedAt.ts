import type { CodeOnPage } from '#shared/domain/codePageTexts.ts';
import { shownCodeOf } from '#shared/domain/shownCodeOf.ts';

/**
 * Where the map of a code's page is: at the point of its guide that the address names, or else at its own.
 * @param hash without its `#`
 */
export function pointedAt(zarCode: CodeOnPage, hash: string) {
  const { title, guide } = zarCode;
  const code = shownCodeOf(zarCode);
  const point = guide?.points.find(({ label }) => label === hash);
  const { latitude, longitude } = point ?? zarCode;
  return { latitude, longitude, label: `${title}, ${point === undefined ? code : `${code}/${point.label}`}` };
}
