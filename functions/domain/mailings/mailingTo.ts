import { mailingMailId } from '#functions/data/mailingMails.ts';
import type { Mailing } from '#functions/data/mailings.ts';
import type { User } from '#functions/data/users.ts';
import { mailingMail } from '#functions/email/mailing.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { unsubscribeToken } from '#functions/lib/unsubscribeToken.ts';
import type { BulkMail } from '#functions/services/bulkMail.ts';

/** A mailing as one person gets it, with the link that unsubscribes them. */
export async function mailingTo(
  { config }: Pick<Dependencies, 'config'>,
  { id: mailingId, subject, text }: Mailing,
  { id: userId, email, firstName }: User,
): Promise<BulkMail> {
  const token = unsubscribeToken(await config.jwtSecret(), userId);
  const link = `unsubscribe?token=${encodeURIComponent(token)}`;
  return {
    to: email,
    replyTo: config.supportEmail,
    ...mailingMail({ subject, text }, firstName, `${config.appUrl}/${link}`),
    // Mail programs post to it, and the page's own address is a file.
    unsubscribeUrl: `${config.appUrl}/api/${link}`,
    tags: { mailing: mailingId, mail: mailingMailId({ mailingId, userId }) },
  };
}
