import type { KeepLink, ScheduledErasure } from '#functions/data/scheduledErasures.ts';
import type { User } from '#functions/data/users.ts';
import type { MailText } from '#functions/services/ses.ts';
import { resetHours } from '#shared/domain/account.ts';
import { shownTime } from '#shared/domain/time.ts';
import { hello } from './greeting.ts';
import { layOut } from './layout.ts';

interface Erasure extends Pick<ScheduledErasure, 'codes' | 'erasesAt'> {
  /** Of the address that this goes to. */
  readonly kind: KeepLink['kind'];
  readonly token: string;
}

const whose: Record<KeepLink['kind'], string> = {
  own: 'your ZarCodes account',
  later: 'your ZarCodes account',
  earlier: 'the ZarCodes account that had this email address before',
  waiting: 'the ZarCodes account that this email address was entered for',
};

const codesThen: Record<ScheduledErasure['codes'], string> = {
  release: 'Its ZarCodes stop working for everyone.',
  keep: 'Its ZarCodes stay, without a name.',
};

export function erasureScheduledMail(
  { firstName }: User,
  { codes, erasesAt, kind, token }: Erasure,
  appUrl: string,
): MailText {
  return layOut({
    subject: 'Your ZarCodes account will be deleted',
    greeting: hello(firstName),
    paragraphs: [
      `Somebody who knows the password of ${whose[kind]} asked us to delete it. That happens on ${shownTime(erasesAt)} (South African time). Until then everything stays as it is, and nobody can sign in.`,
      `Then the account is erased, with its photos, requests, messages, creator page and the prepaid ZarCodes that are left. ${codesThen[codes]} That cannot be undone.`,
      "Was it you? Then there is nothing to do. If it wasn't, or if you have changed your mind, use the link below: the account stays, and you choose a new password.",
      ...(kind === 'earlier' ? ['It also gives the account this email address back.'] : []),
    ],
    rows: [],
    link: { label: 'Keep the account', url: `${appUrl}/keep-account?token=${token}` },
  });
}

/** The link that stopped it was mailed to one of the account's addresses; this goes to the account's own. */
export function accountKeptMail({ firstName }: User, token: string, appUrl: string): MailText {
  return layOut({
    subject: 'Your ZarCodes account stays',
    greeting: hello(firstName),
    paragraphs: [
      'Your account was to be deleted. That was stopped by the link that we emailed, and nothing was lost.',
      `You are signed out everywhere, and the password from before no longer works. Use the link below to choose a new one. It works once and expires in ${resetHours === 1 ? 'an hour' : `${resetHours} hours`}; “Forgot password?” on the sign-in page sends another one.`,
    ],
    rows: [],
    link: { label: 'Choose a new password', url: `${appUrl}/reset-password?token=${token}` },
  });
}
