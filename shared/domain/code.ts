/**
 * The format of a ZarCode: a prefix of three (province digit and two letters, or a creator's three letters) and a
 * suffix of four. Stored as seven capitals, shown with a hyphen (docs/product/codes.md#code-format).
 */

export const codeLength = 7;
export const prefixLength = 3;

export const codeShape = /^(?:[1-9][A-Z]{2}|[A-Z]{3})[A-Z0-9]{4}$/;

/** The seven ASCII letters and digits of an input, in capitals; null if it has other characters or another length. */
export function sevenCapitals(input: string): string | null {
  // Word processors replace hyphens by U+2010 and U+2011.
  const symbols = input.replace(/[\s\-\u2010\u2011]/g, '');
  // Checked before upper-casing, which turns some other letters into ASCII: 'ﬂ' becomes 'FL', 'ı' becomes 'I'.
  return /^[A-Za-z0-9]{7}$/.test(symbols) ? symbols.toUpperCase() : null;
}

/** Any spelling of a code as seven capitals; null if it is not a code. */
export function normaliseCode(input: string): string | null {
  const capitals = sevenCapitals(input);
  return capitals !== null && codeShape.test(capitals) ? capitals : null;
}

/** Seven letters may also be a town, such as Sandton. */
export const isTown = (text: string) => /^[a-z]+$/i.test(text);

/** The code that a text is without a doubt. */
export function certainCode(text: string): string | null {
  return isTown(text.trim()) ? null : normaliseCode(text);
}

/** 7PTFLHV → 7PT-FLHV */
export function formatCode(code: string): string {
  return `${code.slice(0, prefixLength)}-${code.slice(prefixLength)}`;
}

export type BareSegment =
  | { kind: 'code'; code: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'slug'; slug: string };

// Digits in the suffix only after a hyphen (docs/product/paths.md#code-and-creator-paths).
const bareCode = /^(?:(?:[1-9][A-Za-z]{2}|[A-Za-z]{3})-[A-Za-z0-9]{4}|[1-9][A-Za-z]{6}|[A-Za-z]{7})$/;

/** What a path of one segment shows: a code, a redirect to a code's proper spelling, or a creator. */
export function bareSegment(segment: string): BareSegment {
  const code = normaliseCode(segment);
  if (code === null) return { kind: 'slug', slug: segment };
  return bareCode.test(segment) ? { kind: 'code', code } : { kind: 'redirect', to: formatCode(code) };
}

/** 7PT-FLHV → '7 P T dash F L H V', so that a screen reader spells it out. */
export function spelledCode(shown: string): string {
  return [...shown].map((symbol) => (symbol === '-' ? 'dash' : symbol)).join(' ');
}
