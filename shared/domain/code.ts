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

/** What was typed of a code so far, as it is written: `flh7` → `FLH-7`. */
export function writtenSoFar(input: string): string {
  const symbols = input
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, codeLength)
    .toUpperCase();
  return symbols.length > prefixLength ? formatCode(symbols) : symbols;
}
