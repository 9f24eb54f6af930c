import * as z from 'zod';
import { emailProblem, passwordLengths } from '#shared/domain/account.ts';
import { allBundleSizes } from '#shared/domain/bundles.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { coordinateMessages } from '#shared/domain/coordinates.ts';
import { maxPointAccuracy, pointSources } from '#shared/domain/pointSources.ts';
import { provinces } from '#shared/domain/provinces.ts';
import { residentConsentNames } from '#shared/domain/residentConsent.ts';
import { cleanLines, cleanText } from '#shared/domain/text.ts';
import { hasWebAddress } from '#shared/domain/webAddress.ts';
import { languages } from '#shared/text/languages.ts';
import { t } from '#shared/text/t.ts';

/** Texts used in several places (docs/product/making-codes.md#create-form-rules). */
export const fieldMessages = {
  requiredCreateFields: t`Please fill in all required fields: title, latitude, longitude, city, and province`,
  numericCoordinates: coordinateMessages.notNumeric,
  coordinateRange: coordinateMessages.outOfRange,
  code: 'A ZarCode is 7 characters, like 7PT-FLHV.',
} as const;

function cleaned(max: number, clean: (raw: string) => string, required: string | undefined) {
  const isRequired = required !== undefined;
  const tooLong = t`Please use at most ${max} characters.`;
  // The limit applies to the cleaned text. The raw one may be longer, but it is bounded, too, to limit the work.
  return (
    z
      .string(required ?? notText)
      .refine((raw) => raw.length <= max * 4, tooLong)
      // What OpenAPI can say of it: something visible, and not too long.
      .meta({ maxLength: max, ...(isRequired && { minLength: 1, pattern: '\\S' }) })
      .transform(clean)
      .pipe(z.string().max(max, tooLong))
  );
}

const notText = 'Please enter text.';

function filled(field: ReturnType<typeof cleaned>, required: string | undefined) {
  return required === undefined ? field : field.pipe(z.string().min(1, required));
}

/** One line of text. Invisible characters are removed, so two zero-width spaces count as empty. */
export function text(max: number, required?: string) {
  return filled(cleaned(max, cleanText, required), required);
}

/** Without web addresses, since our mails to others say it: what a person, a place or a creator is called. */
export const nameText = (max: number, required: string) =>
  text(max, required).refine((name) => !hasWebAddress(name), t`Please leave out web addresses.`);

/** Text that may have several lines. */
export function lines(max: number, required?: string) {
  return filled(cleaned(max, cleanLines, required), required);
}

// The longest address that fits into an SMTP path (RFC 5321 4.5.3.1.3; RFC 3696's 320 is a known erratum, 1690).
export const email = (problem: string = emailProblem) =>
  z
    .string(problem)
    .max(254, problem)
    .meta({ format: 'email' })
    .transform((value) => value.trim().toLowerCase())
    .pipe(z.email(problem).refine(hasSmtpParts, problem));

/** What zod's pattern leaves open: the length of each part, and hyphens at a label's end (RFC 5321 4.5.3.1, RFC 1035 2.3.1). */
function hasSmtpParts(address: string): boolean {
  const [local = '', domain = ''] = address.split('@');
  return local.length <= 64 && domain.split('.').every((label) => label.length <= 63 && !label.endsWith('-'));
}

/** The maximum limits the cost of a hash; the minimum is from docs/product/accounts.md#account-rules. */
const { min, max, tooShort, tooLong } = passwordLengths;
export const newPassword = () =>
  z.string(tooShort).min(min, tooShort).max(max, tooLong).refine(isWellFormed, malformed);
export const givenPassword = (required = 'Password is required') =>
  z.string(required).min(1, required).max(max, tooLong).refine(isWellFormed, malformed);

/** Half of a character can't be written in UTF-8: every such half would be the same password. */
const isWellFormed = (text: string) => text.isWellFormed();
const malformed = 'Please use only complete characters in your password.';

/** The token of a mailed link: whose it is, and a secret of 32 bytes. */
export const linkToken = (invalid: string) =>
  z.string(invalid).regex(/^usr_[0-9A-Za-z]{20}\.[\w-]{43}$/, invalid);

/** South African numbers (0821234567, +27 82 123 4567) and international ones; stored without spaces. */
export const contactTel = () =>
  z
    .string()
    .max(30, t`Please enter a valid phone number.`)
    .transform((value) => value.replace(/[\s().-]/g, ''))
    .pipe(z.string().regex(/^(?:\+?\d{9,15})?$/, t`Please enter a valid phone number.`));

/** Of an account: what its pages and our mails are in. */
export const language = () => z.enum(languages, 'Please choose one of the languages.');

const coordinate = (limit: number, missing: string) =>
  z
    .number({
      error: (issue) => (issue.input === undefined ? missing : fieldMessages.numericCoordinates),
    })
    .min(-limit, fieldMessages.coordinateRange)
    .max(limit, fieldMessages.coordinateRange);
export const latitude = () => coordinate(90, fieldMessages.requiredCreateFields);
export const longitude = () => coordinate(180, fieldMessages.requiredCreateFields);

/** How a point was given, and how exactly in metres. Codes from before this was stored have neither. */
export const pointFields = () => ({
  pointSource: z.enum(pointSources, 'Please say how the point was given.').optional(),
  pointAccuracy: z
    .number('Please give the accuracy in metres.')
    .min(0, 'Please give the accuracy in metres.')
    .max(maxPointAccuracy, `The accuracy may be at most ${maxPointAccuracy} metres.`)
    .optional(),
});

/** To which sentence the resident of a home agreed, and when. */
export const residentConsent = () =>
  z.strictObject({
    words: z.enum(residentConsentNames, 'Please say what the resident agreed to.'),
    at: isoTime(),
  });

/** A coordinate in a query string. Not `z.coerce`, which turns an empty string into 0. */
export const coordinateText = (limit: number) =>
  z
    .string(fieldMessages.numericCoordinates)
    .regex(/^-?\d{1,3}(?:\.\d{1,20})?$/, fieldMessages.numericCoordinates)
    .transform(Number)
    .pipe(z.number().min(-limit, fieldMessages.coordinateRange).max(limit, fieldMessages.coordinateRange));

/** A whole number in a query string, between `min` and `max`. */
export const wholeText = (min: number, max: number) => {
  const message = `Please give a whole number from ${min} to ${max}.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .meta({ type: 'integer', pattern: undefined, minimum: min, maximum: max })
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
};

export const province = () =>
  z.enum(provinces, {
    error: (issue) =>
      issue.input === undefined || issue.input === ''
        ? fieldMessages.requiredCreateFields
        : t`Please choose one of the nine provinces.`,
  });

/** A ZarCode in any accepted spelling, parsed to seven capitals. */
export const code = () =>
  z
    .string()
    .max(40, fieldMessages.code)
    .meta({ pattern: '^[ -]*[1-9A-Za-z](?:[ -]*[A-Za-z]){2}(?:[ -]*[0-9A-Za-z]){4}[ -]*$' })
    .transform((value, context) => {
      const normalised = normaliseCode(value);
      if (normalised !== null) return normalised;
      context.issues.push({ code: 'custom', message: fieldMessages.code, input: value });
      return z.NEVER;
    });

/** A day in a query string, as 2026-07-31; empty for none. */
export const dayText = () => {
  const message = 'Please give a day like 2026-07-31.';
  return z.union([z.literal(''), z.iso.date()], message);
};

/** Which page of a list this is, and how many there are. */
export const pagination = () =>
  z.object({ page: z.number(), limit: z.number(), total: z.number(), totalPages: z.number() });

/** Where a code leads to, and what it is called there, as answers say it. */
export const placeFields = () => ({
  title: z.string(),
  description: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  suburb: z.string(),
  city: z.string(),
  province: z.string(),
});

/** A prefixed id such as `pay_…`. */
export const id = (prefix: string) =>
  z.string().regex(new RegExp(`^${prefix}_[0-9A-Za-z]{10,40}$`), 'That reference is not valid.');

/** The size of a bundle that is bought. */
export const bundle = () => z.literal(allBundleSizes, 'A bundle is 5, 10, 50, 100 or 500 codes.');

/** An amount as people type it, '19.00' or '19', parsed to cents. */
export const cents = (min: number, max: number, message: string) =>
  z
    .string(message)
    .regex(/^\s*\d{1,9}(?:\.\d{2})?\s*$/, message)
    .transform((typed) => Math.round(Number(typed) * 100))
    .pipe(z.number().min(min, message).max(max, message));

export const isoTime = () => z.iso.datetime();
export const amount = () => z.string().regex(/^\d+\.\d{2}$/);

/** What a browser needs to send a file to the bucket. */
export const fileUpload = () =>
  z.object({
    id: z.string(),
    /** The browser posts a form here: these fields, then the file as `file`. */
    url: z.string(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
    expiresAt: isoTime(),
  });

/** A rand string; also of a loss, such as '-3.50'. */
export const signedAmount = () => z.string().regex(/^-?\d+\.\d\d$/);

/** An answer about news and offers, with what was asked (shared/domain/consent.ts). */
export const consent = () => z.object({ agreed: z.boolean(), at: isoTime(), words: z.string() });
