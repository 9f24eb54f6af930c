import { setTimeout as sleep } from 'node:timers/promises';
import { claimMailingMail, mailingMailId, unclaimMailingMail } from '#functions/data/mailingMails.ts';
import { type Mailing, writeMailing } from '#functions/data/mailings.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { mailingsPerSecond } from '#functions/domain/mail/sendRates.ts';
import { suppressRefused } from '#functions/domain/mail/suppressRefused.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { isWithinLimit } from '#functions/lib/withinLimit.ts';
import { MailRefused } from '#functions/services/mailRefused.ts';
import { mailingTo } from './mailingTo.ts';
import { candidates, recipientOf } from './recipients.ts';

/** Progress is stored after so many mails, three seconds, or so many people who are not meant. */
const maxMails = 20;
const maxPassed = 500;

interface Progress {
  readonly place: string;
  readonly sent: number;
  readonly skipped: number;
}

/**
 * Goes on with a mailing until a time. Each person's mail is claimed before it is sent, so that a run that ends
 * anywhere, or another one at the same time, sends nobody a second one. @returns the mailing as it is then
 */
export async function runMailing(
  deps: Dependencies<'bulkMail'>,
  started: Mailing,
  until: Date,
): Promise<Mailing> {
  let current = started;
  const save = async (progress: Progress, isLast: boolean): Promise<boolean> => {
    const ended = isLast && ({ state: 'sent', endedAt: deps.now().toISOString() } as const);
    const next: Mailing = { ...current, ...progress, ...ended };
    // Refused where it was paused or cancelled, or another run goes on with it.
    const isSaved = await transactIfAllowed(deps.table, [writeMailing(next)]);
    if (isSaved) current = { ...next, version: next.version + 1 };
    return isSaved;
  };
  let { place, sent, skipped } = current;
  let passed = 0;
  const { audience, startedAt } = current;
  for await (const person of candidates(deps, { audience, after: place, until: startedAt })) {
    const outcome = person.isMeant ? await sendTo(deps, current, person.userId) : 'passed';
    if (outcome === 'later') {
      await save({ place, sent, skipped }, false);
      return current;
    }
    place = person.place;
    if (outcome === 'sent') sent++;
    else if (outcome === 'skipped') skipped++;
    passed++;
    if (sent - current.sent < maxMails && passed < maxPassed) continue;
    passed = 0;
    if (!(await save({ place, sent, skipped }, false)) || deps.now() >= until) return current;
  }
  await save({ place, sent, skipped }, true);
  return current;
}

type Outcome = 'sent' | 'skipped' | 'passed' | 'later';

async function sendTo(deps: Dependencies<'bulkMail'>, mailing: Mailing, userId: string): Promise<Outcome> {
  const user = await recipientOf(deps, userId, mailing.audience);
  if (user === 'others') return 'passed';
  if (user === null) return 'skipped';
  // The day's share of SES's quota is used up: the runs of tomorrow go on.
  if (!(await isWithinLimit(deps, 'mailingsDay', 'all'))) return 'later';
  const mail = {
    mailingId: mailing.id,
    userId,
    subject: mailing.subject,
    ...(mailing.audience.kind === 'person' && { text: mailing.text }),
    at: deps.now().toISOString(),
  };
  if (!(await claimMailingMail(deps.table, mail))) return 'sent';
  const pace = sleep(1000 / mailingsPerSecond);
  try {
    await deps.bulkMail.send(await mailingTo(deps, mailing, user));
  } catch (error) {
    // Otherwise it may have gone out, and is not tried again.
    if (!(error instanceof MailRefused)) throw error;
    await unclaimMailingMail(deps.table, mailingMailId(mail));
    await suppressRefused(deps, user.email, error);
    if (error.refusal === 'address' || error.refusal === 'recipient') return 'skipped';
    throw error;
  }
  await pace;
  return 'sent';
}
