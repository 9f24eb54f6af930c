import { t } from '#shared/text/t.ts';

/**
 * What the resident of a home agrees to before somebody else makes its code: South Africa's POPIA wants that for a place
 * where a person lives. The sentences are stored by their names. Never change one: add another.
 */
export const residentConsents = {
  home: t`The resident agrees that this home gets a ZarCode, whose place everybody who has the code can see.`,
} as const;

export const residentConsentNames = Object.keys(residentConsents) as [keyof typeof residentConsents];
