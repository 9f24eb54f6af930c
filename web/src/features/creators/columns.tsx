import type { ListedCreator } from '#shared/contract/creatorFields.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { CreatorAccount, CreatorState } from './CreatorCells.tsx';

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
    cell: ({ user }) => <CreatorAccount user={user} />,
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
  { header: 'State', card: 'corner', cell: ({ isActive }) => <CreatorState isActive={isActive} /> },
];
