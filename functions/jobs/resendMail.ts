import { listWaitingMails, markMailUnsent } from '#functions/data/mails.ts';
import { sendOutboxMail } from '#functions/domain/mail/sendOutboxMail.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';

const hourMs = 3_600_000;
/** Younger ones are still in the hands of jobs/sideEffects, whose retries end within minutes. */
const notBeforeMs = hourMs;
/** A receipt of four days ago only puzzles who gets it. */
const givenUpAfterMs = 72 * hourMs;
/** Some 70 ms each, of the five minutes that this job has; the rest waits for the next hour. */
const maxMails = 1000;

/**
 * Sends what the stream's consumer gave up: SES was down for longer than its retries, or the stream lost its record.
 * One mail that fails holds up no other, and is tried every hour for three days.
 */
export async function handler(): Promise<void> {
  const deps = dependencies();
  const now = deps.now().getTime();
  const before = (ageMs: number) => new Date(now - ageMs).toISOString();
  const tooOld = await listWaitingMails(deps.table, before(givenUpAfterMs), maxMails);
  for (const id of tooOld) {
    await markMailUnsent(deps.table, id, 'tooOld');
    log().error('mail given up', { job: 'resendMail', mailId: id });
  }
  const waiting = await listWaitingMails(deps.table, before(notBeforeMs), maxMails);
  let failed = 0;
  for (const id of waiting) {
    try {
      await sendOutboxMail(deps, id);
    } catch (error) {
      failed += 1;
      log().error('mail not sent', { job: 'resendMail', mailId: id, error: error as Error });
    }
  }
  log().info('resent', { job: 'resendMail', waiting: waiting.length, failed, givenUp: tooOld.length });
}
