import type { Creator } from '#functions/data/creators.ts';
import type { Write } from '#functions/data/transact.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { RouteKey } from '#shared/contract/contract.ts';

const fields = [
  'displayName',
  'slug',
  'uniquePrefix',
  'useStandardPrefix',
  'isActive',
  'instagram',
  'facebook',
  'tiktok',
  'xcom',
  'website',
  'email',
] as const;

interface Act {
  readonly actorId: string;
  readonly action: Extract<RouteKey, `creators.${string}`>;
  /** Null of a new profile, and after its deletion. */
  readonly before: Creator | null;
  readonly after: Creator | null;
}

/** Records what an admin does with a profile. For a deletion it does not store the profile again. */
export function auditCreator(deps: Dependencies, { actorId, action, before, after }: Act): Write[] {
  const creator = after ?? before;
  if (creator === null) return [];
  const changes =
    after === null
      ? [{ field: 'deleted', from: false, to: true }]
      : changesOf(fields, before, after).filter(({ to }) => before !== null || to !== '');
  const target = { kind: 'creator', id: creator.id } as const;
  return [auditEntry(deps, { actorId, action, target, userId: creator.userId, changes })];
}
