/**
 * The rule of every code issued here: one wrong symbol, or two that changed places, are detected
 * (docs/product/codes.md#typo-proof-codes).
 */

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
/**
 * By place: the powers of two modulo 37, so that neither a weight nor the difference of two is 0. A code has seven, a claim
 * word eight.
 */
export const weights = [1, 2, 4, 8, 16, 32, 27, 17] as const;

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
 * elsewhere need not follow it (docs/product/codes.md#typo-proof-codes).
 */
export const isTypoProof = (code: string): boolean => weightedSum(code) === 0;

/** The specification's examples, which people type and which do not follow the rule. */
const examples = ['7PTFLHV', '1GPA1B2'];

/** Whether a code that is typed probably has a mistake, which it has not if it exists all the same. */
export const looksMistyped = (code: string): boolean => !isTypoProof(code) && !examples.includes(code);

/** The symbol that completes a beginning by the rule; undefined where it would have the value 36. */
function lastSymbol(beginning: string): string | undefined {
  const weight = weights[beginning.length] ?? 0;
  const sum = weightedSum(beginning);
  return [...symbolValues].find((_, value) => (sum + weight * value) % modulus === 0);
}

/** A beginning with so many random symbols more, and the one that follows from them by the rule. */
export function drawByRule(
  beginning: string,
  count: number,
  randomBytes: (count: number) => Uint8Array,
): string {
  // Three in four draws lead to a symbol of the alphabet.
  for (let round = 0; round < maxRounds; round += 1) {
    const drawn = beginning + drawSymbols(randomBytes, count);
    const last = lastSymbol(drawn);
    if (last !== undefined && suffixAlphabet.includes(last)) return drawn + last;
  }
  throw new Error(brokenSource);
}

/** A typo-proof code of a prefix: three random symbols and the one that follows from them. */
export const drawCode = (prefix: string, randomBytes: (count: number) => Uint8Array): string =>
  drawByRule(prefix, 3, randomBytes);
