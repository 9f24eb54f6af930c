import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { daysFilter } from '#web/ui/list/daysFilter.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { searchFilter } from '#web/ui/list/searchFilter.tsx';
import { selectFilter } from '#web/ui/list/selectFilter.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Page } from '#web/ui/Page.tsx';
import { columns } from './columns.tsx';
import { isWholeEmail, kindLabels, messagesSearch, stateLabels } from './messagesSearch.ts';

/** What people write to support. */
export function Messages(): ReactElement {
  const list = useListSearch(messagesSearch);
  const typed = list.values.email;
  const email = isWholeEmail(typed) ? typed : '';
  const messages = useApi('messages.list', { query: { ...list.values, email } }, { keepPreviousData: true });
  return (
    <Page title="Messages" intro="What people wrote through the contact form, or to become a creator.">
      <FilterBar
        list={list}
        filters={[
          searchFilter({ label: 'Email', placeholder: "Sender's email", ...list.field('email') }),
          ...(email === ''
            ? [
                selectFilter({ label: 'State', all: 'Inbox', options: stateLabels, ...list.field('state') }),
                selectFilter({ label: 'Kind', all: 'All kinds', options: kindLabels, ...list.field('kind') }),
              ]
            : []),
          daysFilter({ label: 'Sent', from: list.field('from'), to: list.field('to') }),
        ]}
      />
      {typed === email ? null : (
        <chakra.p mb="4" color="fg.muted" role="status">
          Type the whole address to find a person's messages.
        </chakra.p>
      )}
      <DataList
        source={listSource(messages, (data) => data.messages)}
        list={list}
        columns={columns}
        texts={englishTexts('message', 'messages')}
        empty={{ title: 'No messages', text: 'Everything is answered or archived.' }}
      />
    </Page>
  );
}
