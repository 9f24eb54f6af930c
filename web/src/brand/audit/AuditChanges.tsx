import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AuditChange } from '#shared/contract/audit.ts';

const List = chakra('ul', { base: { fontSize: 'sm', overflowWrap: 'anywhere' } });

/** What an admin changed: before and after. */
export function AuditChanges({ changes }: { changes: readonly AuditChange[] }): ReactElement | null {
  if (changes.length === 0) return null;
  return (
    <List>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {fieldName(field)}: <chakra.del color="fg.muted">{shown(from)}</chakra.del>{' '}
          <span aria-hidden="true">→</span> <chakra.ins textDecoration="none">{shown(to)}</chakra.ins>
        </li>
      ))}
    </List>
  );
}

/** `validUntil` → "Valid until" */
function fieldName(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function shown(value: AuditChange['from']): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
