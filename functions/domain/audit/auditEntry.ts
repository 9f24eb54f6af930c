import { type AuditEntry, writeAuditEntry } from '#functions/data/audit.ts';
import type { Write } from '#functions/data/transact.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AuditChange, AuditKind } from '#shared/contract/audit.ts';
import type { RouteKey } from '#shared/contract/contract.ts';
import { areaFields, isPublic } from '#shared/domain/visibility.ts';

interface Act {
  readonly actorId: string;
  readonly action: RouteKey;
  readonly target: { readonly kind: AuditKind; readonly id: string };
  /** The person whom it concerns, such as a code's owner: what it says of them is erased with their account. */
  readonly userId?: string | undefined;
  readonly reason?: string | undefined;
  readonly changes: readonly AuditChange[];
}

/** Records what an admin does, in the transaction that does it. */
export function auditEntry({ now, newId }: Pick<Dependencies, 'now' | 'newId'>, act: Act): Write {
  const { target, userId, reason, changes, ...who } = act;
  const entry: AuditEntry = {
    id: newId('aud'),
    createdAt: now().toISOString(),
    ...who,
    kind: target.kind,
    targetId: target.id,
    ...(userId !== undefined && { userId }),
    ...(reason !== undefined && reason !== '' && { reason }),
    changes: [...changes],
  };
  return writeAuditEntry(entry);
}

type Values = Readonly<Record<string, unknown>>;

/** The fields of these names that differ. What is not there, before or after, is null; lists are joined by commas. */
export function changesOf(
  fields: readonly string[],
  before: Values | null,
  after: Values | null,
): AuditChange[] {
  return fields
    .map((field) => ({ field, from: auditValueOf(before?.[field]), to: auditValueOf(after?.[field]) }))
    .filter(({ from, to }) => from !== to);
}

/** What the place of a code was and is; of one that is not public only which of its fields differ. */
export function placeChangesOf(
  { visibility }: Pick<ZarCode, 'visibility'>,
  ...changed: Parameters<typeof changesOf>
): AuditChange[] {
  const changes = changesOf(...changed);
  if (isPublic({ visibility })) return changes;
  return changes.map((change) =>
    areaFields.some((field) => field === change.field)
      ? change
      : { field: change.field, from: 'not shown', to: 'not shown' },
  );
}

function auditValueOf(value: unknown): AuditChange['from'] {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}
