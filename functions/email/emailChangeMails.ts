import type { User } from '#functions/data/users.ts';
import type { MailText } from '#functions/services/ses.ts';
import { emailLinkHours, emailUndoDays } from '#shared/domain/account.ts';
import { hello } from './greeting.ts';
import { layOut } from './layout.ts';

/** To the address with which somebody has registered. */
export function registeredMail(token: string, appUrl: string): MailText {
  return layOut({
    subject: 'Confirm your email address',
    greeting: 'Hello,',
    paragraphs: [
      `Somebody has registered at ZarCodes with this email address. If it was you, use the link below to confirm it. It works once and expires in ${emailLinkHours} hours; your profile can send another one.`,
      "Wasn't it you? Ignore this email: unless the link is opened, we will send you no news.",
    ],
    rows: [],
    link: { label: 'Confirm this email address', url: `${appUrl}/confirm-email?token=${token}` },
  });
}

/** To the new address, which is not confirmed: it gets no name. */
export function emailConfirmationMail(token: string, appUrl: string): MailText {
  return layOut({
    subject: 'Confirm your new email address',
    greeting: 'Hello,',
    paragraphs: [
      `Use the link below to make this the email address of your ZarCodes account. It works once and expires in ${emailLinkHours} hours.`,
      "Didn't ask for this? Ignore this email: nothing has changed.",
    ],
    rows: [],
    link: { label: 'Confirm this email address', url: `${appUrl}/confirm-email?token=${token}` },
  });
}

/** To the new address where it has an account already. Says nothing about the account that was to be changed. */
export function emailTakenMail(appUrl: string): MailText {
  return layOut({
    subject: 'Your email address already has an account',
    greeting: 'Hello,',
    paragraphs: [
      'Someone asked to use this email address for another ZarCodes account. It already belongs to yours, so nothing has changed.',
      'Was it you? Sign in to the account that you have, or use another email address.',
    ],
    rows: [],
    link: { label: 'Sign in', url: `${appUrl}/login` },
  });
}

/** To the old address. */
export function emailChangingMail({ firstName }: User, appUrl: string): MailText {
  return layOut({
    subject: 'Your email address is about to change',
    greeting: hello(firstName),
    paragraphs: [
      'Someone who is signed in to your ZarCodes account asked to use another email address for it. It takes effect when the link that we sent there is opened. We will tell you when that happens.',
      "If this wasn't you, choose a new password now: that also stops the change.",
    ],
    rows: [],
    link: { label: 'Choose a new password', url: `${appUrl}/forgot-password` },
  });
}

/** To both addresses, where an admin changed it. One of them was not confirmed: neither gets a name. */
export function emailReplacedMail(appUrl: string): MailText {
  return layOut({
    subject: 'Your email address was changed',
    greeting: 'Hello,',
    paragraphs: [
      'Our support changed the email address of your ZarCodes account. You are signed out everywhere; sign in with the new address and your password.',
      "If you didn't ask for this, please contact our support now.",
    ],
    rows: [],
    link: { label: 'Contact support', url: `${appUrl}/support` },
  });
}

/** To the old address, which may never have been confirmed, once the new one counts. */
export function emailChangedMail(token: string, appUrl: string): MailText {
  return layOut({
    subject: 'Your email address was changed',
    greeting: 'Hello,',
    paragraphs: [
      'Your ZarCodes account uses another email address from now on. You sign in with that one, and our emails go there.',
      `If this wasn't you, undo it within ${emailUndoDays} days. The link below brings this address back, signs you out everywhere and lets you choose a new password.`,
    ],
    rows: [],
    link: { label: 'Undo the change', url: `${appUrl}/undo-email?token=${token}` },
  });
}
