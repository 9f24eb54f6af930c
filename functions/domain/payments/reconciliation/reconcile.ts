import { putReconciliation, type Reconciliation } from '#functions/data/reconciliations.ts';
import { getSettings } from '#functions/data/settings.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { dayInJohannesburg, daysBefore } from '#shared/domain/time.ts';
import { fetchHistory } from './fetchHistory.ts';
import { findNotListed } from './findNotListed.ts';
import type { HistoryRow } from './readHistory.ts';
import { reconcileDay, unreadDay } from './reconcileDay.ts';

/** A night that was missed, or two, are made up for. */
const dayCount = 3;

/**
 * Compares the last days with PayFast's history, and stores what it finds of each.
 * @returns the days, the latest first
 */
export async function reconcile(deps: Dependencies<'payFastApi'>): Promise<Reconciliation[]> {
  const days = daysBefore(dayInJohannesburg(deps.now()), dayCount);
  const found: Reconciliation[] = [];
  for await (const reconciliation of compare(deps, days)) {
    await putReconciliation(deps.table, reconciliation);
    found.push(reconciliation);
  }
  return found;
}

async function* compare(deps: Dependencies<'payFastApi'>, days: readonly string[]) {
  const [settings, credentials] = await Promise.all([getSettings(deps.table), deps.config.payFast()]);
  if (!settings.usePayFast || credentials === null) {
    const state = settings.usePayFast ? 'noCredentials' : 'off';
    for (const day of days) yield unreadDay(deps, day, state);
    return;
  }
  const account = { credentials, sandbox: settings.payFastSandbox };
  const histories = new Map<string, readonly HistoryRow[]>();
  for (const day of days) {
    const rows = await fetchHistory(deps, account, day);
    if (rows !== null) histories.set(day, rows);
  }
  for (const day of days) {
    const rows = histories.get(day);
    yield rows === undefined
      ? unreadDay(deps, day, 'unanswered')
      : await reconcileDay(deps, day, { rows, notListed: await findNotListed(deps, day, histories) });
  }
}
