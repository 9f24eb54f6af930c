import type { Access } from '#functions/data/access.ts';
import type { Pass } from '#functions/data/passes.ts';
import type { Pass as PassResponse } from '#shared/contract/visibilityFields.ts';
import { passOpenings } from '#shared/domain/visibility.ts';

export function stateOf({ revokedAt, endsAt, maxUses, used }: Pass, now: Date): PassResponse['state'] {
  if (revokedAt !== undefined) return 'revoked';
  if (endsAt !== undefined && endsAt <= now.toISOString()) return 'expired';
  return maxUses !== undefined && used >= maxUses ? 'used' : 'live';
}

/** For the code's owner. */
export const serializePasses = ({ passes }: Access, now: Date): PassResponse[] =>
  passes.map((pass) => {
    const { id, label, createdAt, endsAt = null, maxUses, used, recent } = pass;
    return {
      id,
      label,
      state: stateOf(pass, now),
      createdAt,
      expiresAt: endsAt,
      openings: passOpenings.find((each) => each === maxUses) ?? null,
      used,
      opened: Object.values(recent)
        .toSorted((a, b) => (a.at < b.at ? 1 : -1))
        .map(({ again: _, ...opening }) => opening),
    };
  });
