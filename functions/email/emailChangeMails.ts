import type { User } from '#functions/data/users.ts';
import type { MailText } from '#functions/services/ses.ts';
import { emailLinkHours, emailUndoDays } from '#shared/domain/account.ts';
import { t } from '#shared/text/t.ts';
import { hello } from './greeting.ts';
import { layOut } from './layout.ts';

/** To the address with which somebody has registered. */
export function registeredMail(token: string, appUrl: string): MailText {
  return layOut({
    subject: t`Confirm your email address`,
    greeting: hello(''),
    paragraphs: [
      t`Somebody has registered at ZarCodes with this email address. If it was you, use the link below to confirm it. It works once and expires in ${emailLinkHours} hours; your profile can send another one.`,
      t`Wasn't it you? Ignore this email: unless the link is opened, we will send you no news.`,
    ],
    rows: [],
    link: { label: t`Confirm this email address`, url: `${appUrl}/confirm-email?token=${token}` },
  });
}

/** To the new address, which is not confirmed: it gets no name. */
export function emailConfirmationMail(token: string, appUrl: string): MailText {
  return layOut({
    subject: t`Confirm your new email address`,
    greeting: hello(''),
    paragraphs: [
      t`Use the link below to make this the email address of your ZarCodes account. It works once and expires in ${emailLinkHours} hours.`,
      t`Didn't ask for this? Ignore this email: nothing has changed.`,
    ],
    rows: [],
    link: { label: t`Confirm this email address`, url: `${appUrl}/confirm-email?token=${token}` },
  });
}

/** To the new address where it has an account already. Says nothing about the account that was to be changed. */
export function emailTakenMail(appUrl: string): MailText {
  return layOut({
    subject: t`Your email address already has an account`,
    greeting: hello(''),
    paragraphs: [
      t`Someone asked to use this email address for another ZarCodes account. It already belongs to yours, so nothing has changed.`,
      t`Was it you? Sign in to the account that you have, or use another email address.`,
    ],
    rows: [],
    link: { label: t`Sign in`, url: `${appUrl}/login` },
  });
}

/** To the old address. */
export function emailChangingMail({ firstName }: User, appUrl: string): MailText {
  return layOut({
    subject: t`Your email address is about to change`,
    greeting: hello(firstName),
    paragraphs: [
      t`Someone who is signed in to your ZarCodes account asked to use another email address for it. It takes effect when the link that we sent there is opened. We will tell you when that happens.`,
      t`If this wasn't you, choose a new password now: that also stops the change.`,
    ],
    rows: [],
    link: { label: t`Choose a new password`, url: `${appUrl}/forgot-password` },
  });
}

/** To both addresses, where an admin changed it. One of them was not confirmed: neither gets a name. */
export function emailReplacedMail(appUrl: string): MailText {
  return layOut({
    subject: t`Your email address was changed`,
    greeting: hello(''),
    paragraphs: [
      t`Our support changed the email address of your ZarCodes account. You are signed out everywhere; sign in with the new address and your password.`,
      t`If you didn't ask for this, please contact our support now.`,
    ],
    rows: [],
    link: { label: t`Contact support`, url: `${appUrl}/support` },
  });
}

/** To the old address, which may never have been confirmed, once the new one counts. */
export function emailChangedMail(token: string, appUrl: string): MailText {
  return layOut({
    subject: t`Your email address was changed`,
    greeting: hello(''),
    paragraphs: [
      t`Your ZarCodes account uses another email address from now on. You sign in with that one, and our emails go there.`,
      t`If this wasn't you, undo it within ${emailUndoDays} days. The link below brings this address back, signs you out everywhere and lets you choose a new password.`,
    ],
    rows: [],
    link: { label: t`Undo the change`, url: `${appUrl}/undo-email?token=${token}` },
  });
}
