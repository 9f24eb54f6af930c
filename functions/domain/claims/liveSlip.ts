import type { ClaimSlip } from '#functions/data/claimSlips.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';

/** For the code's owner: without its word. @returns null where no slip counts */
export function liveSlip(
  slip: ClaimSlip | null,
  { ownerId }: Pick<ZarCode, 'ownerId'>,
  now: Date,
): Pick<ClaimSlip, 'createdAt' | 'endsAt'> | null {
  if (slip === null || slip.hash === undefined || slip.claimedAt !== undefined) return null;
  const { createdAt, endsAt } = slip;
  return slip.ownerId === ownerId && endsAt > now.toISOString() ? { createdAt, endsAt } : null;
}
