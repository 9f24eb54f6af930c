import type { Difference, Reconciliation } from '#functions/data/reconciliations.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { HistoryRow } from './readHistory.ts';
import { reconcileRow } from './reconcileRow.ts';

/** 130 bytes each, so that a day is an item of 4 KB: half a read unit in a list of days. */
const maxDifferences = 25;

/** Compares a day that was read, in one order, so that nothing is settled by itself at the same time. */
export async function reconcileDay(
  deps: Dependencies,
  day: string,
  { rows, notListed }: { readonly rows: readonly HistoryRow[]; readonly notListed: readonly Difference[] },
): Promise<Reconciliation> {
  let reconciled = 0;
  const differences: Difference[] = [...notListed];
  for (const row of rows) {
    const finding = await reconcileRow(deps, row);
    if (finding === 'reconciled') reconciled += 1;
    else if (finding !== 'booked') differences.push(finding);
  }
  return {
    day,
    state: 'done',
    ranAt: deps.now().toISOString(),
    received: rows.length,
    reconciled,
    differenceCount: differences.length,
    differences: differences.slice(0, maxDifferences),
  };
}

/** A day that could not be compared. */
export const unreadDay = (
  deps: Dependencies,
  day: string,
  state: Exclude<Reconciliation['state'], 'done'>,
): Reconciliation => ({
  day,
  state,
  ranAt: deps.now().toISOString(),
  received: 0,
  reconciled: 0,
  differenceCount: 0,
  differences: [],
});
