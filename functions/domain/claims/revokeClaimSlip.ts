import { getClaimSlip, writeClaimSlip } from '#functions/data/claimSlips.ts';
import { TableBusy, transactIfAllowed } from '#functions/data/transact.ts';
import { listedUntil } from '#functions/domain/zarcodes/listedUntil.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { revokedSlip } from './revokedSlip.ts';

const maxAttempts = 8;

/** Ending one that has ended, or none, does nothing. */
export async function revokeClaimSlip({ table, now }: Dependencies, code: string): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = await getClaimSlip(table, code);
    if (before?.hash === undefined || before.claimedAt !== undefined) return;
    const expiresAt = listedUntil(now().toISOString());
    if (await transactIfAllowed(table, [writeClaimSlip(revokedSlip(before), before, expiresAt)])) return;
  }
  throw new TableBusy(`Too many claim slips of ${code} at once`);
}
