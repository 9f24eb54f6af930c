import { type Province, provinceDigit } from './provinces.ts';
import { foldToAscii } from './text.ts';

/** For names without a usable letter. X is rare in names and not mistaken for a digit. */
const noLetter = 'X';

/**
 * The prefix of a standard code (docs/product.md, "Prefixes"): Pretoria 7PT, Oudtshoorn 1US, De Aar 3DR. A name without
 * usable letters ('Io', '東京', '') still gets one, 7XX, for people who write in another script.
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
