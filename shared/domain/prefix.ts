import { type Province, provinceDigit } from './provinces.ts';
import { foldToAscii } from './text.ts';

/** Stands in where a name has no letter to give: rare as a letter, and never mistaken for a digit. */
const noLetter = 'X';

/**
 * The prefix of a standard code: province digit, the name's first letter that is neither I nor O,
 * and its third consonant (Y is one); with fewer than three consonants the last one, with none X.
 * Pretoria 7PT, Oudtshoorn 1US, De Aar 3DR. A name without a usable letter ('Io', '東京', '') gives X for it,
 * so that people who write their area in another script still get a code: 7XX.
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
