import { getMailTime, giveUpMail } from '#functions/data/mails.ts';
import { listWaitingMails, postponeMail, type WaitingMail } from '#functions/data/waitingMails.ts';
import { nextTry } from '#functions/domain/mail/mailPause.ts';
import { maxMailHours, sendOutboxMail } from '#functions/domain/mail/sendOutboxMail.ts';
import { type Dependencies, dependencies } from '#functions/lib/dependencies.ts';
import { job } from '#functions/lib/job.ts';
import { log } from '#functions/lib/logger.ts';
import { createMailer } from '#functions/services/ses.ts';

/** The next run begins ten seconds later. */
const secondsToSend = 50;
/** About 70 ms each. */
const maxMails = 500;
/** SES refuses some now and then because of its rate, and the first tries usually succeed. */
const quietMs = 15 * 60_000;

/**
 * Tries the mails of the outbox that are due: those that SES did not take before, and those whose stream record was
 * lost. Each is tried in growing pauses for three days; one that fails delays no other.
 */
export const handler = job(async () => {
  const deps = dependencies({ mail: createMailer });
  const end = deps.now().getTime() + secondsToSend * 1000;
  const waiting = await listWaitingMails(deps.table, { dueAt: deps.now(), max: maxMails });
  let failed = 0;
  for (const mail of waiting) {
    if (deps.now().getTime() >= end) break;
    if (!(await tryAgain(deps, mail))) failed += 1;
  }
  log().info('resent', { job: 'resendMail', waiting: waiting.length, failed });
});

/** @returns false where it failed */
async function tryAgain(deps: Dependencies<'mail'>, { id, place }: WaitingMail): Promise<boolean> {
  const { table, now } = deps;
  const createdAt = await getMailTime(table, id);
  // Sent meanwhile, or another run tries it.
  if (createdAt === null || !(await postponeMail(table, { id, place }, nextTry(createdAt, now()))))
    return true;
  try {
    await sendOutboxMail(deps, id);
    return true;
  } catch (error) {
    const ageMs = now().getTime() - Date.parse(createdAt);
    const details = { job: 'resendMail', mailId: id, error: error as Error };
    if (ageMs < quietMs) log().warn('mail not sent', details);
    else log().error('mail not sent', details);
    // Also where it can't be read.
    if (ageMs > maxMailHours * 3_600_000) {
      log().error('mail given up', { job: 'resendMail', mailId: id });
      await giveUpMail(table, id, now());
    }
    return false;
  }
}
