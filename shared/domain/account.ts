/** Rules of accounts that the contract and the public forms share, without zod. */

import { t } from '#shared/text/t.ts';

export const emailProblem = t`Please enter a valid email address.`;

/** Only what is certainly no address; the contract checks more closely. */
export const emailPattern = /^\s*\S+@\S+\.\S+\s*$/;

/** docs/product/accounts.md#account-rules. The upper limit bounds the cost of a hash. */
export const passwordLengths = {
  min: 6,
  max: 128,
  tooShort: t`Password must be at least 6 characters`,
  tooLong: t`Password must be at most 128 characters`,
} as const;

export const emailLinkInvalid = t`This confirmation link is invalid or has expired.`;

/** How long the link that confirms a new email address is valid. */
export const emailLinkHours = 24;

/** For how long the earlier address can undo a change of email. Long enough for somebody who reads mail once a week. */
export const emailUndoDays = 7;

export const undoLinkInvalid = t`This link is invalid or has expired. Please contact support.`;

/** Between the request to delete an account and its end: a weekend away from the mailbox is not too long. */
export const erasureHours = 72;

export const keepLinkInvalid = t`This link does not work: it is not complete, we emailed a newer one, or its ${erasureHours} hours are over and the account was deleted.`;

export const keepLinkUsed =
  'The deletion was stopped already, and the account stays. To sign in, choose a new password.';

/** How long a reset link is valid. Mails say “an hour”. */
export const resetHours = 1;
