/**
 * The format of a ZarCode: a prefix of three (province digit and two letters, or a creator's three letters) and a
 * suffix of four. Stored as seven capitals, shown with a hyphen (docs/product.md, "Code format").
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

/** 7PTFLHV → 7PT-FLHV */
export function formatCode(code: string): string {
  return `${code.slice(0, prefixLength)}-${code.slice(prefixLength)}`;
}

// Without vowels, so that no suffix spells a word, and without 0 1 I L O, which people misread.
export const suffixAlphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';

const evenBytes = 256 - (256 % suffixAlphabet.length); // 252: higher bytes would make the first symbols more likely

/** Random symbols of the suffixes' alphabet, each equally likely. */
export function drawSymbols(randomBytes: (count: number) => Uint8Array, count: number): string {
  let symbols = '';
  // One byte in 64 is unusable, so a hundred rounds mean that the source is broken.
  for (let round = 0; round < maxRounds; round += 1) {
    const missing = count - symbols.length;
    for (const byte of randomBytes(missing).subarray(0, missing)) {
      if (byte < evenBytes) symbols += suffixAlphabet.charAt(byte % suffixAlphabet.length);
    }
    if (symbols.length === count) return symbols;
  }
  throw new Error(brokenSource);
}

const maxRounds = 100;
const brokenSource = 'The source of random bytes returns only unusable ones';

/** A symbol's place here is its value. 37 is the first prime that is larger than the number of values. */
export const symbolValues = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const modulus = 37;
/** By place: the powers of two modulo 37, so that neither a weight nor the difference of two is 0. */
export const weights = [1, 2, 4, 8, 16, 32, 27] as const;

/** The weighted sum of a code or of its beginning, modulo 37. */
export function weightedSum(symbols: string): number {
  return weights.reduce(
    (sum, weight, place) =>
      (sum + weight * Math.max(symbolValues.indexOf(symbols.charAt(place)), 0)) % modulus,
    0,
  );
}

/**
 * Whether a code follows the rule of every code issued here, which one wrong symbol or one swap breaks. Codes from
 * elsewhere need not follow it (docs/product.md, "Typo-proof codes").
 */
export const isTypoProof = (code: string): boolean => weightedSum(code) === 0;

/** The specification's examples, which people type and which do not follow the rule. */
const examples = ['7PTFLHV', '1GPA1B2'];

/** Whether a code that is typed probably has a mistake, which it has not if it exists all the same. */
export const looksMistyped = (code: string): boolean => !isTypoProof(code) && !examples.includes(code);

/** The symbol that completes six to a typo-proof code; undefined where it would have the value 36. */
function lastSymbol(six: string): string | undefined {
  const inverse = 11; // of the last weight: 27 × 11 = 297 = 8 × 37 + 1
  return symbolValues[((modulus - weightedSum(six)) * inverse) % modulus];
}

/** A typo-proof code of a prefix: three random symbols and the one that follows from them. */
export function drawCode(prefix: string, randomBytes: (count: number) => Uint8Array): string {
  // Three in four draws lead to a symbol of the alphabet.
  for (let round = 0; round < maxRounds; round += 1) {
    const six = prefix + drawSymbols(randomBytes, 3);
    const last = lastSymbol(six);
    if (last !== undefined && suffixAlphabet.includes(last)) return six + last;
  }
  throw new Error(brokenSource);
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
