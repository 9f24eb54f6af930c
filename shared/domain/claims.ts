/** A claim slip: who has its word takes the code over (docs/product/claims.md). */
import { t } from '#shared/text/t.ts';
import { drawByRule, isTypoProof, suffixAlphabet } from './codeRule.ts';

const wordLength = 8;

/** As long as a sponsor waits for the resident: then the code stays where it is. */
export const claimMonths = 12;

/** How many slips a person makes in a day before they are asked for their password. */
export const slipsUnasked = 20;

/** Seven random symbols and the one that follows from them: 10 thousand million words, which nobody guesses at twenty an hour. */
export const drawClaimWord = (randomBytes: (count: number) => Uint8Array): string =>
  drawByRule('', wordLength - 1, randomBytes);

/** ABCDEFGH → ABCD-EFGH */
export const formatClaimWord = (word: string): string => `${word.slice(0, 4)}-${word.slice(4)}`;

/** What was typed as a word in capitals; null where it can be none, because a symbol is wrong, missing or out of place. */
export function readClaimWord(typed: string): string | null {
  const symbols = typed.replace(/[\s\-\u2010\u2011]/g, '');
  if (!/^[A-Za-z0-9]{8}$/.test(symbols)) return null;
  const word = symbols.toUpperCase();
  const isDrawn = [...word].every((symbol) => suffixAlphabet.includes(symbol));
  return isDrawn && isTypoProof(word) ? word : null;
}

/** What the QR code of a slip opens. What is behind the # is not sent to a server. */
export const claimLink = (origin: string, shownCode: string, shownWord: string): string =>
  `${origin}/claims#code=${shownCode}&word=${shownWord}`;

/** The two in the fragment of an address, as they are. @returns null for another fragment */
export function claimOfFragment(fragment: string): { code: string; word: string } | null {
  const [, code, word] = /^#?code=([\w-]{1,20})&word=([\w-]{1,20})$/.exec(fragment) ?? [];
  return code === undefined || word === undefined ? null : { code, word };
}

export const claimMessages = {
  passwordRequired: t`More than ${slipsUnasked} claim slips in a day need your password.`,
  mistyped: t`This claim word has a typing mistake. Please compare it with the slip.`,
  wrong: t`This claim word does not belong to this ZarCode. Please compare both with the slip.`,
  used: t`This claim slip was used before. If that was not you, please ask who gave it to you.`,
  revoked: t`This claim slip is not valid any more. Please ask who gave it to you for a new one.`,
  ended: t`This claim slip has ended: it was valid for 12 months. Please ask who gave it to you for a new one.`,
  ownCode: t`This ZarCode is your own. Only somebody else can claim it.`,
  deleted: t`This ZarCode was deleted. Please ask who gave you the slip for another one.`,
  unconfirmed: t`Please confirm your email address first, by the link that we emailed you. Then claim the ZarCode.`,
  creatorInactive: t`Who made this slip is no active creator at the moment. Please ask them, or contact support.`,
  claimedBefore: t`This ZarCode was claimed, and no slip hands it on again.`,
} as const;
