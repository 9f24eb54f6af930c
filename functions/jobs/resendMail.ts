import { giveUpMail, listWaitingMails } from '#functions/data/mails.ts';
import { sendOutboxMail } from '#functions/domain/mail/sendOutboxMail.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { createMailer } from '#functions/services/ses.ts';

const hourMs = 3_600_000;
/** Before that jobs/sideEffects may still be retrying, for a few minutes. */
const minAgeMs = hourMs;
/** docs/product.md, "Mail": a receipt that comes later only confuses. */
const maxAgeMs = 72 * hourMs;
/** About 70 ms each, in the five minutes that this job has. The rest waits for the next hour. */
const maxMails = 1000;

/**
 * Sends the mails that jobs/sideEffects could not send, because SES was down for longer than its retries or the
 * stream's record was lost. Each is tried every hour for three days; one that fails delays no other.
 */
export async function handler(): Promise<void> {
  const deps = dependencies({ mail: createMailer });
  const now = deps.now().getTime();
  const before = (ageMs: number) => new Date(now - ageMs).toISOString();
  const tooOld = await listWaitingMails(deps.table, before(maxAgeMs), maxMails);
  for (const id of tooOld) {
    await giveUpMail(deps.table, id);
    log().error('mail given up', { job: 'resendMail', mailId: id });
  }
  const waiting = await listWaitingMails(deps.table, before(minAgeMs), maxMails);
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
