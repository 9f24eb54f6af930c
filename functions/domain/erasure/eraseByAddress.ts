import type { Erasure } from '#functions/data/erasures.ts';
import { listFormers } from '#functions/data/formers.ts';
import { hashed } from '#functions/data/hashed.ts';
import { clearMails, deleteWaitingMail } from '#functions/data/mails.ts';
import { clearMessages } from '#functions/data/messages.ts';
import type { Whose } from '#functions/data/partitions.ts';
import { clearHits } from '#functions/data/rateLimits.ts';
import { clearSuppression } from '#functions/data/suppressions.ts';
import { waitingMails } from '#functions/data/waitingMails.ts';
import { addressTimes } from '#functions/domain/auth/addressTimes.ts';
import type { RateLimitName } from '#functions/lib/config.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { outcome, type Step } from './step.ts';

/** No request takes longer. What comes later from the same address is another account's, maybe of the same person. */
const maxRequestMs = 60_000;

/**
 * Whose mails and messages: those of the account, and those by its email addresses alone, of now and before.
 * Unlike an export, also where an address was not confirmed: what is deleted shows nobody anything.
 */
async function whoOf({ table }: Dependencies, erasure: Erasure): Promise<Whose[]> {
  const { userId, emailHash, createdAt, erasedAt } = erasure;
  const until = new Date(Date.parse(erasedAt) + maxRequestMs).toISOString();
  const { emails } = await listFormers(table, userId);
  const addresses = addressTimes({ hash: emailHash, createdAt, isConfirmed: false }, emails);
  return [
    // Nobody else ever has the id, and a receipt may be written until the erasure gets to the payment.
    { who: userId, since: '', until: '~' },
    ...addresses.map(({ hash, isConfirmed: _, ...times }) => ({ who: hash, until, ...times })),
  ];
}

export const eraseMails: Step = async (deps, erasure) => {
  const about = await whoOf(deps, erasure);
  const cleared = await Promise.all(about.map((who) => clearMails(deps.table, who)));
  return outcome(cleared.every(Boolean));
};

/** Mail usually waits for a second. More than this wait only while SES is down: the rest comes with the next run. */
const maxWaiting = 200;

export const eraseWaitingMails: Step = async (deps, erasure) => {
  const { table } = deps;
  const about = await whoOf(deps, erasure);
  // The mail about the deletion itself has an hour to be sent.
  const except = erasure.pass === 1 ? 'accountErased' : undefined;
  let read = 0;
  for await (const mails of waitingMails(table)) {
    for (const { id } of mails) await deleteWaitingMail(table, id, about, except);
    read += mails.length;
    if (read >= maxWaiting) return 'later';
  }
  return 'done';
};

export const eraseMessages: Step = async (deps, erasure) => {
  const about = await whoOf(deps, erasure);
  const cleared = await Promise.all(about.map((who) => clearMessages(deps.table, who)));
  return outcome(cleared.every(Boolean));
};

/** Addresses that refused our mail. If one refuses it again, it is suppressed again. */
export const eraseSuppressions: Step = async (deps, erasure) => {
  const [, ...addresses] = await whoOf(deps, erasure);
  for (const { who } of addresses) await clearSuppression(deps.table, who);
  return 'done';
};

/** In the second pass, when their windows are over: until then they still protect. */
export const eraseHits: Step = async (deps, erasure) => {
  const { table, config } = deps;
  if (erasure.pass === 1) return 'done';
  const [, ...addresses] = await whoOf(deps, erasure);
  const hashes = [hashed(erasure.userId), ...addresses.map(({ who }) => who)];
  const limits = (Object.keys(config.rateLimits) as RateLimitName[]).filter((name) =>
    name.endsWith('Account'),
  );
  const cleared = await Promise.all(
    limits.flatMap((limit) => hashes.map((who) => clearHits(table, limit, who))),
  );
  return outcome(cleared.every(Boolean));
};
