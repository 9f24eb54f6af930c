import type { ReactElement } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { provinces } from '#shared/domain/provinces.ts';
import { t } from '#shared/text/t.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { ClaimedButton } from '#web/brand/claim/ClaimedButton.tsx';
import { codeListTexts } from '#web/brand/codeListTexts.ts';
import { DidYouMean } from '#web/brand/DidYouMean.tsx';
import { GenerateLink } from '#web/brand/GenerateLink.tsx';
import { usePrinting } from '#web/brand/signSheets/usePrinting.tsx';
import { LastSeenLine } from '#web/brand/WithoutConnection.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { searchFilter } from '#web/ui/list/searchFilter.tsx';
import { selectFilter } from '#web/ui/list/selectFilter.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Page } from '#web/ui/Page.tsx';
import { CodeActions, CodeLocation, MapsLink } from './CodeCells.tsx';
import { codeSearch, sortLabels } from './codeSearch.ts';
import { ExportButton } from './ExportButton.tsx';
import { PrintButton } from './PrintButton.tsx';
import { type CodeHandlers, useCodeDialogs } from './useCodeDialogs.tsx';

const byTitle = { asc: 'title-asc', desc: 'title-desc' } as const;
const byCreation = { asc: 'created-asc', desc: 'created-desc', first: 'desc' } as const;

const columns = (handlers: CodeHandlers): Column<ZarCodeCard>[] => [
  { header: t`ZarCode`, card: 'title', cell: (code) => <CodePlate code={code.zarcode} size="sm" /> },
  { header: t`Location Details`, card: 'text', order: byTitle, cell: (code) => <CodeLocation code={code} /> },
  { header: t`Maps`, card: 'actions', cell: (code) => <MapsLink zarcode={code.zarcode} /> },
  {
    header: t`Created`,
    card: 'corner',
    noWrap: true,
    order: byCreation,
    cell: (code) => <DateText at={code.createdAt} />,
  },
  { header: t`Actions`, card: 'actions', cell: (code) => <CodeActions code={code} {...handlers} /> },
];

export function MyCodes(): ReactElement {
  const list = useListSearch(codeSearch);
  const { details: _details, ...query } = list.values;
  const codes = useApi('zarcodes.list', { query: { ...query, limit: 10 } }, { keepPreviousData: true });
  const meant = codes.data?.suggestions ?? [];
  // Which rows may ask for a change: known before they show, so that none grows afterwards.
  const requests = useApi('changeRequests.my');
  const { handlers, dialogs } = useCodeDialogs(list.item);
  const { print, printing } = usePrinting();
  const claimed = useApi('user.stats').data?.claimed ?? 0;
  const field = {
    search: list.field('search'),
    province: list.field('province'),
    order: list.field('sortBy'),
  };
  return (
    <Page title={t`My ZarCodes`} intro={t`Every code you own. Yours for good.`} action={<GenerateLink />}>
      <FilterBar
        list={list}
        action={
          <>
            <PrintButton print={print} query={query} total={codes.data?.pagination.total ?? 0} />
            <ExportButton query={query} />
          </>
        }
        filters={[
          searchFilter({
            label: t`Search your ZarCodes`,
            placeholder: t`Code, title or place`,
            ...field.search,
          }),
          selectFilter({ label: t`Province`, all: t`All provinces`, options: provinces, ...field.province }),
          selectFilter({ label: t`Sort by`, options: sortLabels, ...field.order }),
        ]}
      />
      <LastSeenLine of={codes} />
      <DataList
        source={listSource(codes, (data) => data.zarCodes, !requests.isLoading)}
        list={list}
        columns={columns(handlers)}
        texts={codeListTexts}
        empty={{
          text: t`Get started by creating your first ZarCode`,
          action: <GenerateLink />,
          filtered: meant.length === 0 ? undefined : <DidYouMean codes={meant} />,
        }}
        onOpen={handlers.onOpen}
      />
      {claimed === 0 ? null : <ClaimedButton>{t`Claimed by residents: ${claimed}`}</ClaimedButton>}
      {dialogs}
      {printing}
    </Page>
  );
}
