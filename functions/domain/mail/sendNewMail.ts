import { getMailTime } from '#functions/data/mails.ts';
import { postponeMail } from '#functions/data/waitingMails.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { nextTry } from './mailPause.ts';
import { sendOutboxMail } from './sendOutboxMail.ts';

/** Sends a mail when it was written, or leaves it to jobs/resendMail, so that it holds up no other change. */
export async function sendNewMail(deps: Dependencies<'mail'>, id: string): Promise<void> {
  try {
    await sendOutboxMail(deps, id);
  } catch (error) {
    log().warn('mail waits', { mailId: id, error: error as Error });
    const createdAt = await getMailTime(deps.table, id);
    if (createdAt !== null) await postponeMail(deps.table, { id }, nextTry(createdAt, deps.now()));
  }
}
