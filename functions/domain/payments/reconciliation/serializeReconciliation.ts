import type { Difference, Reconciliation } from '#functions/data/reconciliations.ts';
import type { Reconciliation as ReconciliationResponse } from '#shared/contract/reconciliations.ts';
import { amountString } from '#shared/domain/money.ts';

export function serializeReconciliation({ differences, ...rest }: Reconciliation): ReconciliationResponse {
  return { ...rest, differences: differences.map(serializeDifference) };
}

function serializeDifference({ expectedCents, receivedCents, ...rest }: Difference) {
  return {
    ...rest,
    ...(expectedCents !== undefined && { expectedAmount: amountString(expectedCents) }),
    ...(receivedCents !== undefined && { receivedAmount: amountString(receivedCents) }),
  };
}
