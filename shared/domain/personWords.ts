import { foldedWords } from './text.ts';

/** More are rare, and each is an entry of the index. */
const maxNames = 6;
const maxLength = 60;
/** Before the digits of a phone number from its end. */
const fromEnd = '~';

/** As people in South Africa dial it: +27 82 123 4567 and 082 123 4567 are the same. */
export function dialledDigits(tel: string): string {
  return tel.replace(/\D/g, '').replace(/^(?:00)?27(?=\d{9}$)/, '0');
}

export const backwards = (digits: string) => `${fromEnd}${[...digits].reverse().join('')}`;

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly contactTel: string;
}

/**
 * What a person's entries in the index begin with. The names from each of them on, so that "nkosi thandi" and
 * "thandi nk" are both found by the beginning of one entry.
 */
export function personWords({ firstName, lastName, email, contactTel }: Person): string[] {
  const names = foldedWords(`${firstName} ${lastName}`).slice(0, maxNames);
  const rotations = names.map((_, index) => [...names.slice(index), ...names.slice(0, index)].join(' '));
  const digits = dialledDigits(contactTel);
  const words = [...rotations, email.toLowerCase(), ...(digits === '' ? [] : [digits, backwards(digits)])];
  return [...new Set(words.map((word) => word.slice(0, maxLength)))];
}
