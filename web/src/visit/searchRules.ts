/** How a text is searched, before the app and in it. */
import { formatCode, isTown, normaliseCode } from '#shared/domain/code.ts';

// docs/product/search.md#search.
export const codeDelayMs = 100;
export const textDelayMs = 500;
export const shortest = 3;
export const longest = 200; // what search.combined takes

/** What is searched for a text that is a code, also with the label of a point, as in 7PT-FLHV/GATE; null for any other. */
export function codeQueryOf(text: string): string | null {
  const code = normaliseCode(text.replace(/\/\w*$/, ''));
  // Seven letters may also be a town, such as Sandton.
  if (code === null) return null;
  return isTown(text) ? text : formatCode(code);
}

/** The address of a place that was found. */
export const addressOf = ({ title, subtitle }: { title: string; subtitle: string }): string =>
  subtitle === '' ? title : `${title}, ${subtitle}`;
