import type { User } from '#functions/data/users.ts';
import type { MailText } from '#functions/services/ses.ts';
import { t } from '#shared/text/t.ts';
import { hello } from './greeting.ts';
import { layOut } from './layout.ts';

export function passwordResetMail({ firstName }: User, token: string, appUrl: string): MailText {
  return layOut({
    subject: t`Reset your ZarCodes password`,
    greeting: hello(firstName),
    paragraphs: [
      t`Use the link below to choose a new password. It works once and expires in an hour. If you request another link, this one stops working.`,
      t`Didn't ask for this? Ignore this email: nothing has changed.`,
    ],
    rows: [],
    link: { label: t`Choose a new password`, url: `${appUrl}/reset-password?token=${token}` },
  });
}

export function passwordChangedMail({ firstName }: User, appUrl: string, staysSignedIn = false): MailText {
  return layOut({
    subject: t`Your ZarCodes password was changed`,
    greeting: hello(firstName),
    paragraphs: [
      staysSignedIn
        ? t`Your password was changed, and you have been signed out on all other devices.`
        : t`Your password was changed, and you have been signed out on all devices.`,
      t`If this wasn't you, choose a new password now and contact our support.`,
    ],
    rows: [],
    link: { label: t`Choose a new password`, url: `${appUrl}/forgot-password` },
  });
}
