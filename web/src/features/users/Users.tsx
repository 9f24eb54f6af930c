import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ListedAccount } from '#shared/contract/users.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { BreakAfterAt } from '#web/ui/BreakAfterAt.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { daysFilter } from '#web/ui/list/daysFilter.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { searchFilter } from '#web/ui/list/searchFilter.tsx';
import { selectFilter } from '#web/ui/list/selectFilter.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Page } from '#web/ui/Page.tsx';
import { CreateUserButton } from './CreateUserButton.tsx';
import { RoleBadge, StateBadge } from './UserBadges.tsx';
import { roleLabels, stateLabels, userSearch } from './userSearch.ts';

const columns: Column<ListedAccount>[] = [
  {
    header: 'Person',
    card: 'title',
    width: '40%',
    cell: ({ id, firstName, lastName, email }) => (
      <>
        <RowLink to="/admin/users/$id" params={{ id }}>
          {firstName} {lastName}
        </RowLink>
        <chakra.p color="fg.muted" fontSize="sm" fontWeight="normal" overflowWrap="anywhere">
          <BreakAfterAt text={email} />
        </chakra.p>
      </>
    ),
  },
  { header: 'Phone', card: 'line', noWrap: true, cell: ({ contactTel }) => contactTel || '–' },
  { header: 'Role', card: 'line', noWrap: true, cell: ({ role }) => <RoleBadge role={role} /> },
  {
    header: 'State',
    card: 'corner',
    noWrap: true,
    cell: ({ disabled }) => <StateBadge disabled={disabled} />,
  },
  {
    header: 'Registered',
    card: 'line',
    noWrap: true,
    cell: ({ createdAt }) => <DateText at={createdAt} />,
  },
];

/** docs/product/back-office.md#users-page. */
export function Users(): ReactElement {
  const list = useListSearch(userSearch);
  const users = useApi('users.list', { query: list.values }, { keepPreviousData: true });
  return (
    <Page title="Users" intro="Everybody who has an account." action={<CreateUserButton />}>
      <FilterBar
        list={list}
        filters={[
          searchFilter({
            label: 'Search people',
            placeholder: 'Email, name or phone',
            ...list.field('search'),
          }),
          selectFilter({ label: 'Role', all: 'All roles', options: roleLabels, ...list.field('role') }),
          selectFilter({ label: 'State', all: 'All states', options: stateLabels, ...list.field('state') }),
          daysFilter({ label: 'Registered', from: list.field('from'), to: list.field('to') }),
        ]}
      />
      <DataList
        source={listSource(users, (data) => data.users)}
        list={list}
        columns={columns}
        texts={englishTexts('person', 'people')}
        empty={{ title: 'No users yet', text: 'Everybody who registers is listed here.' }}
      />
    </Page>
  );
}
