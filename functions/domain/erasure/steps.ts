import { eraseBundles, eraseLedgerEntries } from '#functions/data/erasedMoney.ts';
import type { Erasure } from '#functions/data/erasures.ts';
import { listFormers } from '#functions/data/formers.ts';
import { hashed } from '#functions/data/hashed.ts';
import { clearMails, deleteWaitingMail, listWaitingMails } from '#functions/data/mails.ts';
import { clearMessages } from '#functions/data/messages.ts';
import { listPaymentIds, writePayerErased } from '#functions/data/payments.ts';
import { clearPersonalItems, type PersonalItems } from '#functions/data/personalItems.ts';
import { clearHits } from '#functions/data/rateLimits.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import type { RateLimitName } from '#functions/lib/config.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { eraseCodes } from './eraseCodes.ts';
import { eraseCreators } from './eraseCreators.ts';

/** `more`: the same step again. `later`: in an hour. */
export type Outcome = 'done' | 'more' | 'later';

/** Erases some of what it finds, in any order and any number of times. */
type Step = (deps: Dependencies, erasure: Erasure) => Promise<Outcome>;

const outcome = (isAll: boolean): Outcome => (isAll ? 'done' : 'more');
const personal =
  (kind: PersonalItems): Step =>
  async ({ table }, { userId }) =>
    outcome(await clearPersonalItems(table, kind, userId));

/** Whose mails and messages: those of the account, and those by its email addresses alone, of now and before. */
const whoOf = async ({ table }: Dependencies, { userId, emailHash }: Erasure) => [
  userId,
  emailHash,
  ...(await listFormers(table, userId)).emailHashes,
];

const erasePayments: Step = async ({ table }, { userId }) => {
  const max = 25;
  const ids = await listPaymentIds(table, userId, max);
  // Refused where another run was faster.
  for (const id of ids) await transactIfAllowed(table, [writePayerErased(id, userId)]);
  return outcome(ids.length < max);
};

const eraseMails: Step = async (deps, erasure) => {
  const about = await whoOf(deps, erasure);
  const cleared = await Promise.all(about.map((who) => clearMails(deps.table, who)));
  return outcome(cleared.every(Boolean));
};

const eraseCreatorCounts: Step = async ({ table }, { userId }) => {
  const { creators } = await listFormers(table, userId);
  const cleared = await Promise.all(creators.map(({ id }) => clearPersonalItems(table, 'counts', id)));
  return outcome(cleared.every(Boolean));
};

/** Mail usually waits for a second. More than this wait only while SES is down. */
const maxWaiting = 200;

const eraseWaitingMails: Step = async (deps, erasure) => {
  const { table, now } = deps;
  const about = await whoOf(deps, erasure);
  const ids = await listWaitingMails(table, `${now().toISOString()}~`, maxWaiting);
  for (const id of ids) await deleteWaitingMail(table, id, about);
  return ids.length < maxWaiting ? 'done' : 'later';
};

const eraseMessages: Step = async (deps, erasure) => {
  const about = await whoOf(deps, erasure);
  const cleared = await Promise.all(about.map((who) => clearMessages(deps.table, who)));
  return outcome(cleared.every(Boolean));
};

/** In the second pass, when their windows are over: until then they still protect. */
const eraseHits: Step = async (deps, erasure) => {
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

/** In this order. Each leaves nothing of its kind that names the person or leads to them. */
const steps: Readonly<Record<string, Step>> = {
  creators: eraseCreators,
  codes: eraseCodes,
  payments: erasePayments,
  ledger: async ({ table }, { userId }) => outcome(await eraseLedgerEntries(table, userId)),
  bundles: async ({ table, newId, now }, { userId }) =>
    outcome(await eraseBundles(table, userId, () => ({ id: newId('led'), at: now().toISOString() }))),
  changeRequests: personal('changeRequests'),
  mails: eraseMails,
  waitingMails: eraseWaitingMails,
  messages: eraseMessages,
  notifications: personal('notifications'),
  savedResponses: personal('savedResponses'),
  passwordReset: personal('passwordReset'),
  emailChange: personal('emailChange'),
  counts: personal('counts'),
  creatorCounts: eraseCreatorCounts,
  rateLimits: eraseHits,
  formers: async (deps, erasure) =>
    // The steps before need them in both passes.
    erasure.pass === 1 ? 'done' : personal('formers')(deps, erasure),
};

const names = Object.keys(steps);
export const firstStep = names[0] as string;

/** Runs the step that an erasure is at; from the start again where a later version has no such step. */
export function runStep(deps: Dependencies, erasure: Erasure): Promise<Outcome> {
  const step = steps[erasure.step] ?? eraseCreators;
  return step(deps, erasure);
}

/** @returns null after the last one. */
export function stepAfter(step: string): string | null {
  return names[names.indexOf(step) + 1] ?? null;
}
