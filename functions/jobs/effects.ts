import { getMail, markMailSent } from '#functions/data/mails.ts';
import { getUser } from '#functions/data/users.ts';
import { receiptMail } from '#functions/email/receipt.ts';
import { consume } from '#functions/lib/consume.ts';
import type { Services } from '#functions/lib/services.ts';
import { sendMail } from '#functions/services/ses.ts';

/**
 * Sends one mail of the outbox. It is marked after it was sent: a crash in between sends it twice, which is
 * better than never.
 */
async function sendOutboxMail({ table, config, now }: Services, mailId: string): Promise<void> {
  const mail = await getMail(table, mailId);
  if (mail === null || mail.sentAt !== undefined) return;
  const user = await getUser(table, mail.userId);
  if (user === null) return;
  await sendMail(config, user.email, receiptMail(mail, user, config.appUrl));
  await markMailSent(table, mailId, now().toISOString());
}

/** Carries out what the world sees: mail. One that fails is tried again and holds up no other. */
export const handler = consume({
  name: 'effects',
  inOrder: false,
  run: async ({ after }, services) => {
    if (typeof after?.['id'] === 'string') await sendOutboxMail(services, after['id']);
  },
});
