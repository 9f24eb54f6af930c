import { getMail, type Mail, markMailSent, markMailUnsent } from '#functions/data/mails.ts';
import { getSuppression } from '#functions/data/suppressions.ts';
import { getUser } from '#functions/data/users.ts';
import { startPasswordReset } from '#functions/domain/auth/passwordReset.ts';
import { changeRequestMail } from '#functions/email/changeRequest.ts';
import { contactMessageMail } from '#functions/email/contactMessage.ts';
import { passwordChangedMail, passwordResetMail } from '#functions/email/passwordMails.ts';
import { receiptMail } from '#functions/email/receipt.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { type AddressedMail, sendMail } from '#functions/services/ses.ts';
import { resetHours } from '#shared/contract/auth.ts';

/** @returns null where who was to have it is gone. */
async function addressed(deps: Dependencies, mail: Mail): Promise<AddressedMail | null> {
  const { table, config } = deps;
  const { content, to } = mail;
  if (content.kind === 'contactMessage') {
    return { to: config.supportEmail, replyTo: content.email, ...contactMessageMail(content) };
  }
  if (content.kind === 'changeRequest') {
    return { to: config.supportEmail, replyTo: content.email, ...changeRequestMail(content, config.appUrl) };
  }
  if (content.kind === 'passwordReset') {
    const reset = await startPasswordReset(deps, content.email);
    return reset && { to: reset.user.email, ...passwordResetMail(reset.user, reset.token, config.appUrl) };
  }
  const user = await getUser(table, to);
  if (user === null) return null;
  if (content.kind === 'passwordChanged') {
    return { to: user.email, ...passwordChangedMail(user, config.appUrl) };
  }
  return { to: user.email, ...receiptMail(content, mail.createdAt, user, config.appUrl) };
}

/** By then the person has asked for another link, which the one in this mail would undo. */
function isPointless({ content, createdAt }: Mail, now: Date): boolean {
  const ageMs = now.getTime() - new Date(createdAt).getTime();
  return content.kind === 'passwordReset' && ageMs > resetHours * 3_600_000;
}

/**
 * Sends one mail of the outbox, or notes why it never will be. It is marked after it was sent: a crash in between
 * sends it twice, which is better than never.
 */
export async function sendOutboxMail(deps: Dependencies, mailId: string): Promise<void> {
  const { table, config, now } = deps;
  const mail = await getMail(table, mailId);
  if (mail === null || mail.sentAt !== undefined || mail.unsentReason !== undefined) return;
  if (isPointless(mail, now())) return markMailUnsent(table, mailId, 'tooOld');
  const letter = await addressed(deps, mail);
  if (letter === null) return markMailUnsent(table, mailId, 'noRecipient');
  const suppression = await getSuppression(table, letter.to);
  if (suppression !== null) return markMailUnsent(table, mailId, suppression.reason);
  await sendMail(config, letter);
  await markMailSent(table, mailId, now().toISOString());
}
