import type { ListedCreator } from '#shared/contract/creators.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { BreakAfterAt } from '#web/ui/BreakAfterAt.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';

export const columns: Column<ListedCreator>[] = [
  {
    header: 'Creator',
    card: 'title',
    width: '34%',
    cell: ({ id, displayName, slug }) => (
      <TitleCell
        title={
          <RowLink to="/admin/creators/$id" params={{ id }}>
            {displayName}
          </RowLink>
        }
        line={`/${slug}`}
      />
    ),
  },
  {
    header: 'Account',
    card: 'text',
    width: '30%',
    cell: ({ user }) =>
      user === null ? (
        'Erased'
      ) : (
        <TitleCell title={`${user.firstName} ${user.lastName}`} line={<BreakAfterAt text={user.email} />} />
      ),
  },
  {
    header: 'Prefix',
    card: 'line',
    cell: ({ uniquePrefix, useStandardPrefix }) =>
      useStandardPrefix || uniquePrefix === '' ? 'Standard' : uniquePrefix,
  },
  {
    header: 'ZarCodes',
    card: 'line',
    align: 'end',
    noWrap: true,
    cell: ({ totalCodes, thisMonth }) => <TitleCell title={totalCodes} line={`${thisMonth} this month`} />,
  },
  {
    header: 'State',
    card: 'corner',
    cell: ({ isActive }) => <CreatorState isActive={isActive} />,
  },
];

export function CreatorState({ isActive }: Pick<ListedCreator, 'isActive'>) {
  return <Badge tone={isActive ? 'success' : 'muted'}>{isActive ? 'Active' : 'Inactive'}</Badge>;
}
