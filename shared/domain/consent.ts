import { t } from '#shared/text/t.ts';

/**
 * Consent to news and offers by email, which South Africa's POPIA (section 69) wants before they are sent: what was asked,
 * in the words that are stored with the answer, in English. Never change one: add another.
 */

export const consentWords = {
  firstCode: t`May we send you news and offers? You can stop at any time.`,
  settings: t`Send me news and offers by email`,
  unsubscribed: 'Stopped by the link in an email',
  admin: 'Stopped by an administrator',
} as const;

/** What a person can answer; the others only stop them. */
export const consentQuestions = ['firstCode', 'settings'] as const;

/** Each is 150 bytes of the account, which every request reads. */
export const maxConsents = 10;
