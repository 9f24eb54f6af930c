import type { Mail } from '#functions/data/mailContents.ts';
import { getMail, markMailRefused, markMailSent, markMailUnsent } from '#functions/data/mails.ts';
import { getSuppression } from '#functions/data/suppressions.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { isForGood } from '#functions/services/mailRefused.ts';
import { emailLinkHours, emailUndoDays, erasureHours, resetHours } from '#shared/domain/account.ts';
import { addressMail } from './addressMail.ts';
import { suppressRefused } from './suppressRefused.ts';

/** docs/product/mail.md#mail: a receipt that comes later only confuses. */
export const maxMailHours = 72;
/** An alarm counts these lines (infra/watch/countedLog.ts). */
export const givenUp = 'mail given up';

/** For how long the link in a mail could work. Later, the person may have requested another one. */
const linkHours: Partial<Record<Mail['content']['kind'], number>> = {
  passwordReset: resetHours,
  emailConfirmation: emailLinkHours,
  emailChanged: emailUndoDays * 24,
  erasureScheduled: erasureHours,
  // Its news are worth more than its link, which is made when it is mailed.
  accountKept: 24,
};

function isTooOld({ content, createdAt }: Mail, now: Date): boolean {
  const ageMs = now.getTime() - new Date(createdAt).getTime();
  return ageMs > Math.min(linkHours[content.kind] ?? maxMailHours, maxMailHours) * 3_600_000;
}

/**
 * Sends one mail of the outbox, or stores why it will never be sent. It is marked as sent afterwards: a crash in
 * between sends it twice, which is better than never.
 * @throws where it may be sent later
 */
export async function sendOutboxMail(deps: Dependencies<'mail'>, mailId: string): Promise<void> {
  const { table, now } = deps;
  const mail = await getMail(table, mailId);
  if (mail === null || mail.sentAt !== undefined || mail.unsentReason !== undefined) return;
  const endedAt = now();
  if (isTooOld(mail, endedAt)) {
    // A link that is over is no loss: its page offers another one.
    if (linkHours[mail.content.kind] === undefined) log().error(givenUp, { mailId });
    return markMailUnsent(table, mail, { reason: 'tooOld', endedAt });
  }
  const addressed = await addressMail(deps, mail);
  if (typeof addressed === 'string') return markMailUnsent(table, mail, { reason: addressed, endedAt });
  const suppression = await getSuppression(table, addressed.to);
  if (suppression !== null) return markMailUnsent(table, mail, { reason: suppression.reason, endedAt });
  try {
    await deps.mail.send(addressed);
  } catch (error) {
    if (!isForGood(error)) throw error;
    // What SES says may name the address, which is not logged.
    log().warn('mail refused', { mailId, kind: mail.content.kind, refusal: error.refusal });
    await suppressRefused(deps, addressed.to, error);
    return markMailRefused(table, mail, { refusal: error.message, endedAt });
  }
  await markMailSent(table, mail, now());
}
