import type { ReactElement } from 'react';
import type { AuditEntryResponse } from '#shared/contract/audit.ts';
import { AuditAction } from '#web/brand/audit/AuditAction.tsx';
import { AuditChanges } from '#web/brand/audit/AuditChanges.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { englishTexts } from '#web/ui/list/listTexts.ts';

const columns = (userId: string): Column<AuditEntryResponse>[] => [
  {
    header: 'What',
    card: 'title',
    width: '30%',
    cell: (entry) => <AuditAction entry={entry} here={userId} />,
  },
  {
    header: 'Changes',
    card: 'text',
    width: '35%',
    cell: ({ changes, reason }) => (
      <>
        {reason === undefined ? null : <p>“{reason}”</p>}
        <AuditChanges changes={changes} />
      </>
    ),
  },
  { header: 'By', card: 'line', cell: ({ actor }) => actor.name || 'A former admin' },
  { header: 'When', card: 'line', noWrap: true, cell: ({ createdAt }) => <DateText at={createdAt} time /> },
];

interface UserAuditProps {
  userId: string;
  entries: readonly AuditEntryResponse[];
}

/** What admins changed of the account and of what is the person's. */
export function UserAudit({ userId, entries }: UserAuditProps): ReactElement {
  return (
    <DataList
      source={{ rows: entries, isLoading: false, error: undefined, retry: () => undefined }}
      columns={columns(userId)}
      texts={englishTexts('change', 'changes')}
      empty={{ title: 'No changes by admins' }}
    />
  );
}
