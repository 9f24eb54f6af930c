import type { ClaimSlip } from '#functions/data/claimSlips.ts';

/** Revoked words that are remembered: each takes as long to compare as a password. */
export const maxRevoked = 3;

/** Without its word. */
export function revokedSlip({ version: _, hash, ...slip }: ClaimSlip): Omit<ClaimSlip, 'version'> {
  const revoked = hash === undefined ? slip.revoked : [hash, ...slip.revoked].slice(0, maxRevoked);
  return { ...slip, revoked };
}
