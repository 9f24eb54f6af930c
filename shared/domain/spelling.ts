/** How names are misspelt: by what people hear, and by slips of the finger. */

/**
 * Letters as they sound: kh is k, th is t, z at the end of a word is s, e is i, and a double letter is one (Khayelitsha,
 * Kayelitsha; Johannesburg, Johanesburg).
 * @param word lower-case letters and digits
 */
export const soundOf = (word: string): string =>
  word
    .replace(/([kt])h/g, '$1')
    .replace(/z$/, 's')
    .replaceAll('e', 'i')
    .replace(/([a-z])\1/g, '$1');

const aCode = 97;
const [eCode, hCode, iCode, sCode, zCode] = [101, 104, 105, 115, 122];
/** All digits are one bit, after the 26 letters. */
const digitBit = 1 << 26;

/** Which letters text has, a bit for each; alike for all text of one sound. */
export function letterBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) {
    let code = text.charCodeAt(at);
    if (code === hCode || code === 32) continue;
    if (code === eCode) code = iCode;
    if (code === zCode) code = sCode;
    bits |= code < aCode ? digitBit : 1 << (code - aCode);
  }
  return bits;
}

/** How many bits are set: https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
export function countBits(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return (((count + (count >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

// Three rows of the table of distances, used by one call at a time.
const maxLetters = 64;
let [row, before, beforeThat] = [0, 1, 2].map(() => new Uint8Array(maxLetters + 1)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * How many letters are missing, too many, wrong or swapped with their neighbour (optimal string alignment distance).
 * @param max more mistakes than these are not counted
 * @param asStart whether the text may be only the beginning of the name
 * @returns the mistakes, or `max + 1`
 */
export function mistakesIn(text: string, name: string, max: number, asStart = false): number {
  const end = Math.min(name.length, text.length + max, maxLetters);
  if (text.length - name.length > max || text.length > maxLetters) return max + 1;
  if (!asStart && name.length - text.length > max) return max + 1;
  for (let at = 0; at <= end; at++) row[at] = at;
  for (let typed = 1; typed <= text.length; typed++) {
    [beforeThat, before, row] = [before, row, beforeThat];
    row[0] = typed;
    let least = typed;
    const letter = text.charCodeAt(typed - 1);
    for (let at = 1; at <= end; at++) {
      const same = letter === name.charCodeAt(at - 1);
      let count = (before[at - 1] ?? 0) + (same ? 0 : 1);
      count = Math.min(count, (before[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1);
      const swapped =
        typed > 1 &&
        at > 1 &&
        letter === name.charCodeAt(at - 2) &&
        text.charCodeAt(typed - 2) === name.charCodeAt(at - 1);
      if (swapped) count = Math.min(count, (beforeThat[at - 2] ?? 0) + 1);
      row[at] = count;
      if (count < least) least = count;
    }
    if (least > max) return max + 1;
  }
  let mistakes = row[end] ?? max + 1;
  if (asStart) for (let at = 0; at < end; at++) mistakes = Math.min(mistakes, row[at] ?? mistakes);
  return Math.min(mistakes, max + 1);
}
