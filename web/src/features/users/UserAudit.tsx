import type { ReactElement } from 'react';
import type { AuditEntryResponse } from '#shared/contract/audit.ts';
import { AuditChanges } from '#web/brand/audit/AuditChanges.tsx';
import { actionText } from '#web/brand/audit/actionText.ts';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';

const columns: Column<AuditEntryResponse>[] = [
  {
    header: 'What',
    card: 'title',
    width: '30%',
    cell: ({ action, reason }) => (
      <TitleCell title={actionText(action)} line={reason === undefined ? undefined : `“${reason}”`} />
    ),
  },
  {
    header: 'Changes',
    card: 'text',
    width: '35%',
    cell: ({ changes }) => <AuditChanges changes={changes} />,
  },
  { header: 'By', card: 'line', cell: ({ actor }) => actor.name || 'A former admin' },
  { header: 'When', card: 'line', noWrap: true, cell: ({ createdAt }) => <DateText at={createdAt} time /> },
];

/** What admins changed of the account and of what is the person's. */
export function UserAudit({ entries }: { entries: readonly AuditEntryResponse[] }): ReactElement {
  return (
    <DataList
      source={{ rows: entries, isLoading: false, error: undefined, retry: () => undefined }}
      columns={columns}
      noun={['change', 'changes']}
      empty={{ title: 'No changes by admins' }}
    />
  );
}
