import { getMail, type Mail, markMailSent, markMailUnsent } from '#functions/data/mails.ts';
import { getSuppression } from '#functions/data/suppressions.ts';
import { getUser } from '#functions/data/users.ts';
import { startPasswordReset } from '#functions/domain/auth/passwordReset.ts';
import { changeRequestMail } from '#functions/email/changeRequest.ts';
import { contactMessageMail } from '#functions/email/contactMessage.ts';
import { passwordChangedMail, passwordResetMail } from '#functions/email/passwordMails.ts';
import { receiptMail } from '#functions/email/receipt.ts';
import { refundDueMail } from '#functions/email/refundDue.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AddressedMail } from '#functions/services/ses.ts';
import { resetHours } from '#shared/contract/auth.ts';

/** @returns null where the recipient has no account, or not any more. */
async function address(deps: Dependencies, mail: Mail): Promise<AddressedMail | null> {
  const { table, config } = deps;
  const { content, to } = mail;
  if (content.kind === 'contactMessage') {
    return { to: config.supportEmail, replyTo: content.email, ...contactMessageMail(content) };
  }
  if (content.kind === 'changeRequest') {
    return { to: config.supportEmail, replyTo: content.email, ...changeRequestMail(content, config.appUrl) };
  }
  if (content.kind === 'refundDue') {
    return { to: config.supportEmail, ...refundDueMail(content) };
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

/** The person may have requested another link since, and the link in this mail would replace that one. */
function isTooOld({ content, createdAt }: Mail, now: Date): boolean {
  const ageMs = now.getTime() - new Date(createdAt).getTime();
  return content.kind === 'passwordReset' && ageMs > resetHours * 3_600_000;
}

/**
 * Sends one mail of the outbox, or stores why it will never be sent. It is marked as sent afterwards: a crash in
 * between sends it twice, which is better than never.
 */
export async function sendOutboxMail(deps: Dependencies<'mail'>, mailId: string): Promise<void> {
  const { table, now } = deps;
  const mail = await getMail(table, mailId);
  if (mail === null || mail.sentAt !== undefined || mail.unsentReason !== undefined) return;
  if (isTooOld(mail, now())) return markMailUnsent(table, mail, 'tooOld');
  const addressed = await address(deps, mail);
  if (addressed === null) return markMailUnsent(table, mail, 'noRecipient');
  const suppression = await getSuppression(table, addressed.to);
  if (suppression !== null) return markMailUnsent(table, mail, suppression.reason);
  await deps.mail.send(addressed);
  await markMailSent(table, mail, now().toISOString());
}
