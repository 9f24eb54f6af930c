import { getMailing, listSendingMailings } from '#functions/data/mailings.ts';
import { runMailing } from '#functions/domain/mailings/runMailing.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { job } from '#functions/lib/job.ts';
import { log } from '#functions/lib/logger.ts';
import { createBulkMailer } from '#functions/services/bulkMail.ts';

/** The next run begins ten seconds later. */
const secondsToSend = 50;

/** Goes on with the mailings that are being sent, each for an equal part of the time. One that fails waits for the next run. */
export const handler = job(async () => {
  const deps = dependencies({ bulkMail: createBulkMailer });
  const end = deps.now().getTime() + secondsToSend * 1000;
  const ids = await listSendingMailings(deps.table);
  let done = 0;
  for (const [index, id] of ids.entries()) {
    const found = await getMailing(deps.table, id);
    if (found?.state !== 'sending') continue;
    const now = deps.now().getTime();
    const until = new Date(now + (end - now) / (ids.length - index));
    try {
      const { state } = await runMailing(deps, found, until);
      if (state === 'sent') done++;
    } catch (error) {
      log().error('mailing not sent', { job: 'sendMailings', mailingId: id, error: error as Error });
    }
  }
  log().info('mailings', { job: 'sendMailings', sending: ids.length, done });
});
