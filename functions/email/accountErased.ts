import type { MailText } from '#functions/services/ses.ts';
import { t } from '#shared/text/t.ts';
import { hello } from './greeting.ts';
import { layOut } from './layout.ts';

/** The last mail to somebody who deleted their account. */
export function accountErasedMail(firstName: string): MailText {
  return layOut({
    subject: t`Your ZarCodes account was deleted`,
    greeting: hello(firstName),
    paragraphs: [
      t`Your account was deleted and you are signed out everywhere. What we stored about you will be erased within a few hours.`,
      t`We keep your payments without your name, as tax law requires. You are welcome to register again with this email address.`,
    ],
    rows: [],
  });
}
