import { t } from '#shared/text/t.ts';
import { bareSegment } from './bareSegment.ts';
import { isReservedWord } from './reservedWords.ts';
import { foldedWords } from './text.ts';

/** The rules of docs/product/creators.md#creators, for the forms and the API alike. */

export const creatorMessages = {
  noName: t`Display name is required`,
  prefixForm: t`A prefix is three letters, such as ABC.`,
  prefixReserved: t`This prefix is reserved. Please choose another one.`,
  prefixTaken: 'This prefix is taken. Please choose another one.',
  prefixLocked: t`A prefix that has been set cannot be changed.`,
  website: t`Please enter a web address, such as https://example.co.za.`,
  social: t`Please enter a name such as @mamajoy, or the address of the page.`,
  inactive: t`Your creator profile is not active. Please contact support.`,
  noProfile: t`You need a creator profile to make ZarCodes without payment.`,
  requested: 'You have already sent a request today. We will get back to you by email.',
} as const;

export const maxCreatorLengths = { displayName: 80, social: 200, website: 200, request: 2000 } as const;

const prefixLetters = /^[A-Z]{3}$/;

// Ours, the state's and emergency services', and what nobody wants to read on a sign (a common short list).
const reservedPrefixes = new Set(
  'ZAR ZAC ZAF RSA GOV SAP SOS EMS ADM API ASS CUM FAG FUC FUK GAT KAF KAK KKK NAZ NIG POE SEX TIT WTF XXX'.split(
    ' ',
  ),
);

/** @param prefix in capitals @returns why it can't be a creator's, or null */
export function prefixProblem(prefix: string): string | null {
  if (!prefixLetters.test(prefix)) return creatorMessages.prefixForm;
  return reservedPrefixes.has(prefix) || isReservedWord(prefix) ? creatorMessages.prefixReserved : null;
}

/** Short enough to be read out and to fit below a QR code. */
const maxSlugLength = 40;

/** Whether it can be a creator's: neither a path of the site nor any spelling of a code. */
export function isFreeForm(slug: string): boolean {
  return !isReservedWord(slug) && bareSegment(slug).kind === 'slug';
}

/** What comes from a name without a Latin letter or digit. */
const nameless = 'zarcodes-creator';

/**
 * The slugs for a name, in the order in which they are tried: 'Café Mama Joy' → cafe-mama-joy, cafe-mama-joy-2, … They
 * end, because each one that is taken costs a refused write.
 */
export function slugsFor(displayName: string, randomEnding: () => string): string[] {
  const base = cut(foldedWords(displayName).join('-'), maxSlugLength) || nameless;
  const counted = Array.from({ length: maxCounted - 1 }, (_, index) => `${base}-${index + 2}`);
  const random = Array.from({ length: 3 }, () => `${base}-${randomEnding()}`);
  return [base, ...counted, ...random].filter(isFreeForm);
}

const maxCounted = 30;

/** Between words, where there is more than one. */
function cut(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const end = slug.lastIndexOf('-', length);
  return slug.slice(0, end > 0 ? end : length);
}

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Any spelling of a slug as it is stored; null if it can't be one. */
export function normaliseSlug(typed: string): string | null {
  const slug = typed.toLowerCase();
  return slug.length <= maxSlugLength + 10 && slugForm.test(slug) && isFreeForm(slug) ? slug : null;
}
