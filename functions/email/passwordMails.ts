import type { User } from '#functions/data/users.ts';
import type { MailText } from '#functions/services/ses.ts';
import { resetHours } from '#shared/contract/auth.ts';
import { layOut } from './layout.ts';

export function passwordResetMail({ firstName }: User, token: string, appUrl: string): MailText {
  return layOut({
    subject: 'Reset your ZarCodes password',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Choose a new password with the link below. It works once, within ${resetHours === 1 ? 'an hour' : `${resetHours} hours`}; a newer link replaces it.`,
      'You did not ask for this? Then leave this mail alone: nothing has changed.',
    ],
    rows: [],
    link: { label: 'Choose a new password', url: `${appUrl}/reset-password?token=${token}` },
  });
}

export function passwordChangedMail({ firstName }: User, appUrl: string): MailText {
  return layOut({
    subject: 'Your ZarCodes password was changed',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'Your password was just changed, and you were signed out everywhere.',
      'That was not you? Then choose another password now, and write to our support.',
    ],
    rows: [],
    link: { label: 'Choose another password', url: `${appUrl}/forgot-password` },
  });
}
