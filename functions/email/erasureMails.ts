import type { KeepLink, ScheduledErasure } from '#functions/data/scheduledErasures.ts';
import type { User } from '#functions/data/users.ts';
import type { MailText } from '#functions/services/ses.ts';
import { shownTime } from '#shared/domain/time.ts';
import { t } from '#shared/text/t.ts';
import { hello } from './greeting.ts';
import { layOut } from './layout.ts';

interface Erasure extends Pick<ScheduledErasure, 'codes' | 'erasesAt'> {
  /** Of the address that this goes to. */
  readonly kind: KeepLink['kind'];
  readonly token: string;
}

function requested(kind: KeepLink['kind']): string {
  switch (kind) {
    case 'own':
    case 'later':
      return t`Somebody who knows the password of your ZarCodes account asked us to delete it.`;
    case 'earlier':
      return t`Somebody who knows the password of the ZarCodes account that had this email address before asked us to delete it.`;
    case 'waiting':
      return t`Somebody who knows the password of the ZarCodes account that this email address was entered for asked us to delete it.`;
  }
}

const erased = (codes: ScheduledErasure['codes']): string =>
  codes === 'release'
    ? t`Then the account is erased, with its photos, requests, messages, creator page and the prepaid ZarCodes that are left. Its ZarCodes stop working for everyone. That cannot be undone.`
    : t`Then the account is erased, with its photos, requests, messages, creator page and the prepaid ZarCodes that are left. Its ZarCodes stay, without a name. That cannot be undone.`;

export function erasureScheduledMail(
  { firstName }: User,
  { codes, erasesAt, kind, token }: Erasure,
  appUrl: string,
): MailText {
  return layOut({
    subject: t`Your ZarCodes account will be deleted`,
    greeting: hello(firstName),
    paragraphs: [
      `${requested(kind)} ${t`That happens on ${shownTime(erasesAt)} (South African time). Until then everything stays as it is, and nobody can sign in.`}`,
      erased(codes),
      t`Was it you? Then there is nothing to do. If it wasn't, or if you have changed your mind, use the link below: the account stays, and you choose a new password.`,
      ...(kind === 'earlier' ? [t`It also gives the account this email address back.`] : []),
    ],
    rows: [],
    link: { label: t`Keep the account`, url: `${appUrl}/keep-account?token=${token}` },
  });
}

/** The link that stopped it was mailed to one of the account's addresses; this goes to the account's own. */
export function accountKeptMail({ firstName }: User, token: string, appUrl: string): MailText {
  return layOut({
    subject: t`Your ZarCodes account stays`,
    greeting: hello(firstName),
    paragraphs: [
      t`Your account was to be deleted. That was stopped by the link that we emailed, and nothing was lost.`,
      t`You are signed out everywhere, and the password from before no longer works. Use the link below to choose a new one. It works once and expires in an hour; “Forgot password?” on the sign-in page sends another one.`,
    ],
    rows: [],
    link: { label: t`Choose a new password`, url: `${appUrl}/reset-password?token=${token}` },
  });
}
