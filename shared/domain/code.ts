/**
 * The format of a ZarCode: a prefix of three (province digit and two letters, or a creator's three letters) and a
 * suffix of four. Stored as seven capitals, shown with a hyphen (docs/product.md, "Code format").
 */

export const codeLength = 7;
const prefixLength = 3;

const codeShape = /^(?:[1-9][A-Z]{2}|[A-Z]{3})[A-Z0-9]{4}$/;

/** The seven ASCII letters and digits of an input, in capitals; null if it has other characters or another length. */
function sevenCapitals(input: string): string | null {
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

/** 7PTFLHV → 7PT-FLHV */
export function formatCode(code: string): string {
  return `${code.slice(0, prefixLength)}-${code.slice(prefixLength)}`;
}

// Without vowels, so that no suffix spells a word, and without 0 1 I L O, which people misread.
export const suffixAlphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';

const suffixLength = 4;
const evenBytes = 256 - (256 % suffixAlphabet.length); // 252: higher bytes would make the first symbols more likely

/** Four random symbols, each equally likely. */
export function drawSuffix(randomBytes: (count: number) => Uint8Array): string {
  let suffix = '';
  // One byte in 64 is unusable, so a hundred rounds mean that the source is broken.
  for (let round = 0; round < 100; round += 1) {
    const missing = suffixLength - suffix.length;
    for (const byte of randomBytes(missing).subarray(0, missing)) {
      if (byte < evenBytes) suffix += suffixAlphabet.charAt(byte % suffixAlphabet.length);
    }
    if (suffix.length === suffixLength) return suffix;
  }
  throw new Error('The source of random bytes returns only unusable ones');
}

const lookAlikeClasses = ['0O', '1IL', '5S', '8B', '2Z'] as const;

function lookAlikesOf(symbol: string): string {
  return lookAlikeClasses.find((symbols) => symbols.includes(symbol)) ?? symbol;
}

/** The code with every look-alike replaced by the digit of its class, so that codes people may confuse become equal. */
export function lookAlikes(code: string): string {
  return [...code].map((symbol) => lookAlikesOf(symbol).charAt(0)).join('');
}

/** How many symbols the code has that codes drawn here never have. */
function foreignSymbols(code: string): number {
  const suffix = [...code.slice(prefixLength)].filter((symbol) => !suffixAlphabet.includes(symbol)).length;
  if (!/^[1-9]/.test(code)) return suffix; // creators choose any three letters
  return suffix + (/^.[IO]/.test(code) ? 1 : 0) + (/^..[AEIOU]/.test(code) ? 1 : 0);
}

const maxCandidates = 8; // each is one read of the table

/**
 * The codes to try when the typed one does not exist, most likely first: codes that could have been drawn here, then
 * those with fewer changed symbols, then alphabetically. The input need not be a code: '0PTFLHV' leads to 'OPTFLHV'.
 */
export function lookAlikeCandidates(input: string): string[] {
  const typed = sevenCapitals(input);
  if (typed === null) return [];
  let spellings = [''];
  for (const symbol of typed) {
    const options = [...lookAlikesOf(symbol)];
    spellings = spellings.flatMap((start) => options.map((option) => start + option));
  }
  const changes = (code: string) => [...code].filter((symbol, index) => symbol !== typed[index]).length;
  return spellings
    .filter((code) => code !== typed && codeShape.test(code))
    .map((code) => ({ code, foreign: foreignSymbols(code), changes: changes(code) }))
    .sort((a, b) => a.foreign - b.foreign || a.changes - b.changes || (a.code < b.code ? -1 : 1))
    .slice(0, maxCandidates)
    .map(({ code }) => code);
}

export type BareSegment =
  | { kind: 'code'; code: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'slug'; slug: string };

// Digits in the suffix only after a hyphen (docs/product.md, "Code and creator paths").
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
