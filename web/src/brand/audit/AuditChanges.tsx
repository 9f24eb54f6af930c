import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AuditChange } from '#shared/contract/audit.ts';
import { formatRand } from '#shared/domain/money.ts';

const List = chakra('ul', { base: { fontSize: 'sm', overflowWrap: 'anywhere' } });

/** What an admin changed: before and after. */
export function AuditChanges({ changes }: { changes: readonly AuditChange[] }): ReactElement | null {
  if (changes.length === 0) return null;
  return (
    <List>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {fieldName(field)}: <chakra.del color="fg.muted">{shown(field, from)}</chakra.del>{' '}
          <span aria-hidden="true">→</span> <chakra.ins textDecoration="none">{shown(field, to)}</chakra.ins>
        </li>
      ))}
    </List>
  );
}

/** Amounts are stored in cents. */
const cents = /Cents$/;

/** `validUntil` → "Valid until", `amountCents` → "Amount" */
function fieldName(field: string): string {
  const words = field.replace(cents, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function shown(field: string, value: AuditChange['from']): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' && cents.test(field) ? formatRand(value) : String(value);
}
