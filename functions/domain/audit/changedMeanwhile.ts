import { listAuditOf } from '#functions/data/audit.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AuditKind } from '#shared/contract/audit.ts';
import { adminNames } from './adminNames.ts';

/** What an admin is told whose change came second: who changed what before. */
export async function changedMeanwhile(
  deps: Pick<Dependencies, 'table'>,
  target: { readonly kind: AuditKind; readonly targetId: string },
): Promise<ApiError> {
  const [newest] = await listAuditOf(deps.table, target, 1);
  const nameOf = await adminNames(deps, [newest?.actorId]);
  const who = nameOf(newest?.actorId ?? '') || 'Another admin';
  const changes = (newest?.changes ?? []).map(({ field, to }) => `${field}: ${to ?? 'nothing'}`);
  const what = changes.length === 0 ? '' : ` (${changes.join(', ')})`;
  return new ApiError(
    'changed_meanwhile',
    `${who} has changed this meanwhile${what}. Your changes were not saved. Please look at it again.`,
  );
}
