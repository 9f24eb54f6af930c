import { type Province, provinceDigit } from './provinces.ts';
import { foldToAscii } from './text.ts';

/** For names without a usable letter. X is rare in names and not mistaken for a digit. */
const noLetter = 'X';

/**
 * The prefix of a standard code (docs/product/codes.md#prefixes): Pretoria 7PT, Oudtshoorn 1US, De Aar 3DR. A name
 * without usable letters ('Io', '東京', '') still gets one, 7XX, for people who write in another script.
 */
export function standardPrefix(province: Province, city: string): string {
  const letters = foldToAscii(city)
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  const first = /[^IO]/.exec(letters)?.[0] ?? noLetter;
  const consonants = letters.replace(/[AEIOU]/g, '');
  const third = consonants[2] ?? consonants.at(-1) ?? noLetter;
  return `${provinceDigit[province]}${first}${third}`;
}

/** The letters of standard prefixes: the alphabet without I and O, which people take for digits. */
export const prefixLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * All prefixes that a place's code may have, in the order in which they are used as each fills up: the standard one, the
 * others with its first letter, then the rest of the province. 24 × 24 of them, shared with no other province and, by
 * their digit, with no creator.
 */
export function* prefixesFor(province: Province, city: string): Generator<string, void> {
  const standard = standardPrefix(province, city);
  const [digit, first] = [standard.charAt(0), standard.charAt(1)];
  const letters = [...prefixLetters];
  yield standard;
  for (const letter of [first, ...letters.filter((other) => other !== first)])
    for (const last of letters) {
      const prefix = digit + letter + last;
      if (prefix !== standard) yield prefix;
    }
}
