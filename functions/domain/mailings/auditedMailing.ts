import type { Mailing } from '#functions/data/mailings.ts';
import type { Write } from '#functions/data/transact.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { RouteKey } from '#shared/contract/contract.ts';
import type { Audience } from '#shared/contract/mailings.ts';

const audited = ['subject', 'text', 'audience', 'state', 'recipients'] as const;

/** As the audit and its readers name it. A person by their id: the entry concerns them, and is erased with them. */
function audienceText(audience: Audience): string {
  switch (audience.kind) {
    case 'role':
      return `role ${audience.role}`;
    case 'province':
      return audience.province;
    case 'person':
      return audience.userId;
    default:
      return audience.kind;
  }
}

const valuesOf = (mailing: Mailing | null) =>
  mailing === null ? null : { ...mailing, audience: audienceText(mailing.audience) };

export const mailingChanges = (before: Mailing | null, after: Mailing | null) =>
  changesOf(audited, valuesOf(before), valuesOf(after));

interface Act {
  readonly actorId: string;
  readonly action: RouteKey;
  readonly before: Mailing | null;
  readonly after: Mailing | null;
}

/** What a super admin does with a mailing, in the transaction that does it. */
export function mailingEntry(deps: Dependencies, { before, after, ...who }: Act): Write {
  const { id, audience } = (after ?? before) as Mailing;
  return auditEntry(deps, {
    ...who,
    target: { kind: 'mailing', id },
    ...(audience.kind === 'person' && { userId: audience.userId }),
    changes: mailingChanges(before, after),
  });
}
