import { getMail, type Mail, markMailSent } from '#functions/data/mails.ts';
import { getUser } from '#functions/data/users.ts';
import { contactMessageMail } from '#functions/email/contactMessage.ts';
import { receiptMail } from '#functions/email/receipt.ts';
import { consume } from '#functions/lib/consume.ts';
import type { Services } from '#functions/lib/services.ts';
import { type AddressedMail, sendMail } from '#functions/services/ses.ts';

/** @returns null where who was to have it is gone. */
async function addressed({ table, config }: Services, mail: Mail): Promise<AddressedMail | null> {
  const { content, to } = mail;
  if (content.kind === 'contactMessage') {
    return { to: config.supportEmail, replyTo: content.email, ...contactMessageMail(content) };
  }
  const user = await getUser(table, to);
  if (user === null) return null;
  return { to: user.email, ...receiptMail(content, mail.createdAt, user, config.appUrl) };
}

/**
 * Sends one mail of the outbox. It is marked after it was sent: a crash in between sends it twice, which is
 * better than never.
 */
async function sendOutboxMail(services: Services, mailId: string): Promise<void> {
  const mail = await getMail(services.table, mailId);
  if (mail === null || mail.sentAt !== undefined) return;
  const letter = await addressed(services, mail);
  if (letter === null) return;
  await sendMail(services.config, letter);
  await markMailSent(services.table, mailId, services.now().toISOString());
}

/** Carries out what the world sees: mail. One that fails is tried again and holds up no other. */
export const handler = consume({
  name: 'effects',
  inOrder: false,
  run: async ({ after }, services) => {
    if (typeof after?.['id'] === 'string') await sendOutboxMail(services, after['id']);
  },
});
