import type { Mail } from '#functions/data/mailContents.ts';
import { getMail, markMailSent, markMailUnsent } from '#functions/data/mails.ts';
import { getSuppression } from '#functions/data/suppressions.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { resetHours } from '#shared/contract/auth.ts';
import { emailLinkHours, emailUndoDays } from '#shared/domain/account.ts';
import { addressMail } from './addressMail.ts';

/** For how long the link in a mail could work. Later, the person may have requested another one. */
const linkHours: Partial<Record<Mail['content']['kind'], number>> = {
  passwordReset: resetHours,
  emailConfirmation: emailLinkHours,
  emailChanged: emailUndoDays * 24,
};

function isTooOld({ content, createdAt }: Mail, now: Date): boolean {
  const ageMs = now.getTime() - new Date(createdAt).getTime();
  return ageMs > (linkHours[content.kind] ?? Number.POSITIVE_INFINITY) * 3_600_000;
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
  const addressed = await addressMail(deps, mail);
  if (addressed === null) return markMailUnsent(table, mail, 'noRecipient');
  const suppression = await getSuppression(table, addressed.to);
  if (suppression !== null) return markMailUnsent(table, mail, suppression.reason);
  await deps.mail.send(addressed);
  await markMailSent(table, mail, now().toISOString());
}
