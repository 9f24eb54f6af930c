import { eraseAudit } from '#functions/data/erasedAudit.ts';
import { eraseBundles, eraseLedgerEntries } from '#functions/data/erasedMoney.ts';
import type { Erasure } from '#functions/data/erasures.ts';
import { listFormers } from '#functions/data/formers.ts';
import { clearMailingsTo } from '#functions/data/mailings.ts';
import { clearNotices } from '#functions/data/notices.ts';
import { listPaymentIds, writePayerErased } from '#functions/data/payments.ts';
import { clearPersonalItems, type PersonalItems } from '#functions/data/personalItems.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { eraseApiKeys } from './eraseApiKeys.ts';
import {
  eraseHits,
  eraseMails,
  eraseMessages,
  eraseSuppressions,
  eraseWaitingMails,
} from './eraseByAddress.ts';
import { eraseClaimedCodes } from './eraseClaimedCodes.ts';
import { eraseCodes } from './eraseCodes.ts';
import { eraseCreators } from './eraseCreators.ts';
import { eraseEmailChanges } from './eraseEmailChanges.ts';
import { eraseImports } from './eraseImports.ts';
import { eraseReservations } from './eraseReservations.ts';
import { type Outcome, outcome, type Step } from './step.ts';

const personal =
  (kind: PersonalItems): Step =>
  async ({ table }, { userId }) =>
    outcome(await clearPersonalItems(table, kind, userId));

const erasePayments: Step = async ({ table }, { userId }) => {
  const max = 25;
  const ids = await listPaymentIds(table, userId, max);
  for (const id of ids) {
    while (!(await clearNotices(table, id)));
    // Refused where another run was faster.
    await transactIfAllowed(table, [writePayerErased(id, userId)]);
  }
  return outcome(ids.length < max);
};

const eraseCreatorCounts: Step = async ({ table }, { userId }) => {
  const { creators } = await listFormers(table, userId);
  const cleared = await Promise.all(creators.map(({ id }) => clearPersonalItems(table, 'counts', id)));
  return outcome(cleared.every(Boolean));
};

/** In this order. Each leaves nothing of its kind that names the person or leads to them. */
const steps: Readonly<Record<string, Step>> = {
  creators: eraseCreators,
  reservations: eraseReservations,
  imports: eraseImports,
  codes: eraseCodes,
  claimedCodes: eraseClaimedCodes,
  apiKeys: eraseApiKeys,
  payments: erasePayments,
  ledger: async ({ table }, { userId }) => outcome(await eraseLedgerEntries(table, userId)),
  bundles: async ({ table, newId, now }, { userId }) =>
    outcome(await eraseBundles(table, userId, () => ({ id: newId('led'), at: now().toISOString() }))),
  paidPlaces: personal('paidPlaces'),
  changeRequests: personal('changeRequests'),
  mails: eraseMails,
  waitingMails: eraseWaitingMails,
  mailings: async ({ table }, { userId }) => outcome(await clearMailingsTo(table, userId)),
  messages: eraseMessages,
  notifications: personal('notifications'),
  savedResponses: personal('savedResponses'),
  passwordReset: personal('passwordReset'),
  emailChange: eraseEmailChanges,
  suppressions: eraseSuppressions,
  counts: personal('counts'),
  voucherUses: personal('voucherUses'),
  audit: async ({ table }, { userId }) => outcome(await eraseAudit(table, userId)),
  creatorCounts: eraseCreatorCounts,
  rateLimits: eraseHits,
  formers: async (deps, erasure) =>
    // The steps before need them in both passes.
    erasure.pass === 1 ? 'done' : personal('formers')(deps, erasure),
};

const names = Object.keys(steps);
export const firstStep = names[0] as string;

/** Runs the step that an erasure is at; from the start again where a later version has no such step. */
export function runStep(deps: Dependencies<'importRows'>, erasure: Erasure): Promise<Outcome> {
  const step = steps[erasure.step] ?? eraseCreators;
  return step(deps, erasure);
}

/** @returns null after the last one. */
export function stepAfter(step: string): string | null {
  return names[names.indexOf(step) + 1] ?? null;
}
