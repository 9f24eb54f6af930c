import { type AuditEntry, writeAuditEntry } from '#functions/data/audit.ts';
import type { Write } from '#functions/data/transact.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AuditChange, AuditKind } from '#shared/contract/audit.ts';
import type { RouteKey } from '#shared/contract/contract.ts';

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

function auditValueOf(value: unknown): AuditChange['from'] {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}
