import { getMailTime, giveUpMail } from '#functions/data/mails.ts';
import { postponeMail, type WaitingMail, waitingMails } from '#functions/data/waitingMails.ts';
import { nextTry } from '#functions/domain/mail/mailPause.ts';
import { givenUp, maxMailHours, sendOutboxMail } from '#functions/domain/mail/sendOutboxMail.ts';
import { resentPerSecond } from '#functions/domain/mail/sendRates.ts';
import { type Dependencies, dependencies } from '#functions/lib/dependencies.ts';
import { job } from '#functions/lib/job.ts';
import { log } from '#functions/lib/logger.ts';
import { runPaced } from '#functions/lib/paced.ts';
import { createMailer } from '#functions/services/ses.ts';

/** The next run begins ten seconds later. */
const secondsToSend = 50;
/** Each takes about 100 ms: 500 a second. The SDK's client has as many connections. */
const atOnce = 50;
/** SES refuses some now and then because of its rate, and the first tries usually succeed. */
const quietMs = 15 * 60_000;

/**
 * Tries the mails of the outbox that are due: those that SES did not take before, and those whose stream record was
 * lost. Each is tried in growing pauses for three days; one that fails delays no other.
 */
export const handler = job(async () => {
  const deps = dependencies({ mail: createMailer });
  const end = deps.now().getTime() + secondsToSend * 1000;
  const pages = waitingMails(deps.table, deps.now());
  const first = await pages.next();
  let tried = 0;
  let failed = 0;
  if (!first.done && first.value.length > 0) {
    const perSecond = resentPerSecond(await deps.mail.maxPerSecond());
    const goesOn = () => deps.now().getTime() < end;
    await runPaced(withFirst(first.value, pages), { perSecond, atOnce, goesOn }, async (mail) => {
      tried += 1;
      if (!(await tryAgain(deps, mail))) failed += 1;
    });
  }
  log().info('resent', { job: 'resendMail', waiting: tried, failed });
});

async function* withFirst<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

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
      log().error(givenUp, { job: 'resendMail', mailId: id });
      await giveUpMail(table, id, now());
    }
    return false;
  }
}
