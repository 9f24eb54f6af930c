import type { ReactElement } from 'react';
import type { ListedMailing } from '#shared/contract/mailings.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { cursorPages, listSearch } from '#web/ui/list/listSearch.ts';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Page } from '#web/ui/Page.tsx';
import { audienceText, countText, stateBadges } from './mailingTexts.ts';
import { useRefreshWhile } from './useRefreshWhile.ts';

const search = listSearch(cursorPages());

const columns: Column<ListedMailing>[] = [
  {
    header: 'Email',
    card: 'title',
    width: '45%',
    cell: ({ id, subject, audience }) => (
      <TitleCell
        title={
          <RowLink to="/admin/email/$id" params={{ id }}>
            {subject}
          </RowLink>
        }
        line={audienceText(audience)}
      />
    ),
  },
  {
    header: 'State',
    card: 'corner',
    cell: ({ state }) => <Badge tone={stateBadges[state].tone}>{stateBadges[state].text}</Badge>,
  },
  {
    header: 'Sent to',
    card: 'line',
    align: 'end',
    cell: ({ state, sent }) => (state === 'draft' ? '–' : countText(sent)),
  },
  {
    header: 'Delivered',
    card: 'line',
    align: 'end',
    cell: ({ state, delivered }) => (state === 'draft' ? '–' : countText(delivered)),
  },
  {
    header: 'Written',
    card: 'line',
    noWrap: true,
    cell: ({ createdAt }) => <DateText at={createdAt} time />,
  },
];

/** docs/product/mail.md#admin-mailings. */
export function Mailings(): ReactElement {
  const list = useListSearch(search);
  const mailings = useApi('mailings.list', { query: list.values }, { keepPreviousData: true });
  const isSending = mailings.data?.mailings.some(({ state }) => state === 'sending') ?? false;
  useRefreshWhile(isSending, () => void mailings.mutate());
  return (
    <Page
      title="Email"
      intro="Emails to many people at once. Only people who want emails get them, each with a link to unsubscribe."
      action={<LinkButton to="/admin/email/new">Write email</LinkButton>}
    >
      <DataList
        source={listSource(mailings, (data) => data.mailings)}
        list={list}
        columns={columns}
        texts={englishTexts('email', 'emails')}
        empty={{ title: 'No emails yet', text: 'What you write to many people is listed here.' }}
      />
    </Page>
  );
}
