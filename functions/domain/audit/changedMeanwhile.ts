import { listAuditOf } from '#functions/data/audit.ts';
import { nameIn, readPeople } from '#functions/domain/users/readPeople.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AuditKind } from '#shared/contract/audit.ts';

/** The sentence is for a notice on a screen. */
const maxShown = 2;
const maxLength = 40;

/** One line, and short: a description has a thousand characters. */
function shorten(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).toWellFormed()}…`;
}

/** The refusal for the admin whose change came second: it says who changed what before. */
export async function changedMeanwhile(
  deps: Pick<Dependencies, 'table'>,
  target: { readonly kind: AuditKind; readonly targetId: string },
): Promise<ApiError> {
  const [newest] = await listAuditOf(deps.table, target, 1, true);
  const people = await readPeople(deps, [newest?.actorId]);
  const who = nameIn(people, newest?.actorId) || 'Another admin';
  const changes = newest?.changes ?? [];
  const shown = changes
    .slice(0, maxShown)
    .map(({ field, to }) => `${field}: ${shorten(String(to ?? 'nothing'))}`);
  const more = changes.length > maxShown ? [`${changes.length - maxShown} more`] : [];
  const what = changes.length === 0 ? '' : ` (${[...shown, ...more].join(', ')})`;
  return new ApiError(
    'changed_meanwhile',
    `${who} has changed this in the meantime${what}. Your changes were not saved. Please look at it again.`,
  );
}
