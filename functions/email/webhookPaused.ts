import type { WebhookPaused } from '#functions/data/mailContents.ts';
import type { User } from '#functions/data/users.ts';
import type { MailText } from '#functions/services/ses.ts';
import { t } from '#shared/text/t.ts';
import { hello } from './greeting.ts';
import { layOut } from './layout.ts';

/** For the owner of a key whose webhook did not answer for days, or asked for no more. */
export function webhookPausedMail({ url }: WebhookPaused, { firstName }: User, appUrl: string): MailText {
  return layOut({
    subject: t`Your webhook is paused`,
    greeting: hello(firstName),
    paragraphs: [
      t`We could not tell ${url} about changes of the ZarCodes that you saved, so we do not call it any more.`,
      t`Nothing is lost: what changed waits. When your address answers again, start the webhook on your profile page, and it gets all changes in their order.`,
    ],
    rows: [],
    link: { label: t`Open your profile`, url: `${appUrl}/profile` },
  });
}
