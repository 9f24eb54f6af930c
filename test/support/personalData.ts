/** The people and secrets of a test file, and where they are in a text. */

/** Fields that say who somebody is or prove it. */
const personalFields = new Set([
  'firstName',
  'lastName',
  'phone',
  'password',
  'newPassword',
  'currentPassword',
  'confirmPassword',
  'passwordHash',
  'token',
  'passphrase',
  'merchantKey',
]);

const known = new Set<string>();

/** Shorter ones are found in anything. */
const minLength = 4;

/** Notes all values of personal fields, however deep. */
export function notePeople(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    if (typeof inner === 'object') notePeople(inner);
    else if (personalFields.has(field) && typeof inner === 'string' && inner.trim().length >= minLength) {
      known.add(inner.trim());
    }
  }
}

/** What names a person or is a secret whoever's it is. */
const patterns: readonly RegExp[] = [
  /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g, // email addresses
  /\beyJ[\w-]{10,}\.[\w-]*/g, // tokens
  /\$argon2\w*\$[^"\s]*/g, // hashes of passwords
  /[?&#](?:token|code|email)=[^"\s&]+/g, // links with a secret
  /\bBearer\s+[\w-]+/g,
  /(?<![\w.-])(?:\+27|0)[1-9]\d{8}(?![\w-])/g, // phone numbers
];

/** @returns all personal data in a text, which should be none */
export function personalDataIn(text: string): string[] {
  const matching = patterns.flatMap((pattern) => text.match(pattern) ?? []);
  const named = [...known].filter((each) => text.includes(each) && wordOf(each).test(text));
  return [...new Set([...matching, ...named])];
}

/** “Dube” is not in “Dubek”. */
const wordOf = (text: string) => new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(text)}(?![\\p{L}\\d])`, 'u');
