/**
 * The shape of a ZarCode (SPEC 5): a prefix of three (province digit and two letters, or a creator's three
 * letters) and a suffix of four. Stored as seven capitals, shown with a hyphen.
 */

export const codeLength = 7;
const prefixLength = 3;

const codeShape = /^(?:[1-9][A-Z]{2}|[A-Z]{3})[A-Z0-9]{4}$/;

/** Seven ASCII letters and digits in capitals, whatever their order, or null. */
function sevenCapitals(input: string): string | null {
  // U+2010 and U+2011 are hyphens too: word processors put them in so that a code does not break over lines.
  const symbols = input.replace(/[\s\-\u2010\u2011]/g, '');
  // Before upper-casing, because that turns other letters into ASCII: 'ﬂ' becomes 'FL', 'ı' becomes 'I'.
  return /^[A-Za-z0-9]{7}$/.test(symbols) ? symbols.toUpperCase() : null;
}

/** Any spelling of a code as its seven capitals, or null when it is not a code. */
export function normaliseCode(input: string): string | null {
  const capitals = sevenCapitals(input);
  return capitals !== null && codeShape.test(capitals) ? capitals : null;
}

/** 7PTFLHV → 7PT-FLHV */
export function formatCode(code: string): string {
  return `${code.slice(0, prefixLength)}-${code.slice(prefixLength)}`;
}

// No vowels, so that no suffix spells a word, and none of 0 1 I L O, which are misread.
export const suffixAlphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';

const suffixLength = 4;
const evenBytes = 256 - (256 % suffixAlphabet.length); // 252: beyond it the first symbols would come up more often

/** Four random symbols, each equally likely (bytes that would favour some are thrown away). */
export function drawSuffix(randomBytes: (count: number) => Uint8Array): string {
  let suffix = '';
  // A byte is refused once in 64, so a hundred rounds only pass when the source is broken.
  for (let round = 0; round < 100; round += 1) {
    const missing = suffixLength - suffix.length;
    for (const byte of randomBytes(missing).subarray(0, missing)) {
      if (byte < evenBytes) suffix += suffixAlphabet.charAt(byte % suffixAlphabet.length);
    }
    if (suffix.length === suffixLength) return suffix;
  }
  throw new Error('The source of random bytes gives none that can be used');
}

const lookAlikeClasses = ['0O', '1IL', '5S', '8B', '2Z'] as const;

function lookAlikesOf(symbol: string): string {
  return lookAlikeClasses.find((symbols) => symbols.includes(symbol)) ?? symbol;
}

/** The code with every look-alike as the digit of its class: two codes people may confuse fold to the same. */
export function lookAlikes(code: string): string {
  return [...code].map((symbol) => lookAlikesOf(symbol).charAt(0)).join('');
}

/** Symbols that codes drawn here never have, so that only a code from elsewhere would. */
function foreignSymbols(code: string): number {
  const suffix = [...code.slice(prefixLength)].filter((symbol) => !suffixAlphabet.includes(symbol)).length;
  if (!/^[1-9]/.test(code)) return suffix; // a creator chooses any three letters
  return suffix + (/^.[IO]/.test(code) ? 1 : 0) + (/^..[AEIOU]/.test(code) ? 1 : 0);
}

const maxCandidates = 8; // each is one read of the table

/**
 * The codes to try when the one typed does not exist, most likely first: those that could have been drawn here
 * before those only another system would issue; then those with fewer symbols changed; then in
 * the order of the alphabet. The input need not be a code itself: '0PTFLHV' leads to 'OPTFLHV'.
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

// SPEC 2: with a hyphen any four letters or digits follow, without one only letters.
const bareCode = /^(?:(?:[1-9][A-Za-z]{2}|[A-Za-z]{3})-[A-Za-z0-9]{4}|[1-9][A-Za-z]{6}|[A-Za-z]{7})$/;

/** What a single path segment shows: a code, the way to a code's proper spelling, or a creator. */
export function bareSegment(segment: string): BareSegment {
  const code = normaliseCode(segment);
  if (code === null) return { kind: 'slug', slug: segment };
  return bareCode.test(segment) ? { kind: 'code', code } : { kind: 'redirect', to: formatCode(code) };
}

/** 7PT-FLHV → '7 P T dash F L H V', so that a screen reader says each symbol. */
export function spelledCode(shown: string): string {
  return [...shown].map((symbol) => (symbol === '-' ? 'dash' : symbol)).join(' ');
}
