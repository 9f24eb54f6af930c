import type { Erasure } from '#functions/data/erasures.ts';
import { listFormers } from '#functions/data/formers.ts';
import { hashed } from '#functions/data/hashed.ts';
import { clearMails, deleteWaitingMail, listWaitingMails } from '#functions/data/mails.ts';
import { clearMessages } from '#functions/data/messages.ts';
import { clearHits } from '#functions/data/rateLimits.ts';
import type { RateLimitName } from '#functions/lib/config.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { outcome, type Step } from './step.ts';

/** Whose mails and messages: those of the account, and those by its email addresses alone, of now and before. */
const whoOf = async ({ table }: Dependencies, { userId, emailHash }: Erasure) => [
  userId,
  emailHash,
  ...(await listFormers(table, userId)).emailHashes,
];

export const eraseMails: Step = async (deps, erasure) => {
  const about = await whoOf(deps, erasure);
  const cleared = await Promise.all(about.map((who) => clearMails(deps.table, who)));
  return outcome(cleared.every(Boolean));
};

/** Mail usually waits for a second. More than this wait only while SES is down. */
const maxWaiting = 200;

export const eraseWaitingMails: Step = async (deps, erasure) => {
  const { table, now } = deps;
  const about = await whoOf(deps, erasure);
  const ids = await listWaitingMails(table, `${now().toISOString()}~`, maxWaiting);
  for (const id of ids) await deleteWaitingMail(table, id, about);
  return ids.length < maxWaiting ? 'done' : 'later';
};

export const eraseMessages: Step = async (deps, erasure) => {
  const about = await whoOf(deps, erasure);
  const cleared = await Promise.all(about.map((who) => clearMessages(deps.table, who)));
  return outcome(cleared.every(Boolean));
};

/** In the second pass, when their windows are over: until then they still protect. */
export const eraseHits: Step = async (deps, erasure) => {
  const { table, config } = deps;
  if (erasure.pass === 1) return 'done';
  const [userId = '', ...emailHashes] = await whoOf(deps, erasure);
  const limits = (Object.keys(config.rateLimits) as RateLimitName[]).filter((name) =>
    name.endsWith('Account'),
  );
  const cleared = await Promise.all(
    limits.flatMap((limit) => [hashed(userId), ...emailHashes].map((who) => clearHits(table, limit, who))),
  );
  return outcome(cleared.every(Boolean));
};
