import { chakra } from '@chakra-ui/react';
import { MapPinPlus } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarcodes.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { CodeResults } from './CodeResults.tsx';
import { DeleteCode } from './DeleteCode.tsx';
import { FilterBar } from './FilterBar.tsx';
import { type CodeFilters, defaultSort, pageSize } from './filters.ts';
import { Paging } from './Paging.tsx';

const RequestChange = lazy(async () => ({ default: (await import('./RequestChange.tsx')).RequestChange }));
const CodeDetails = lazy(async () => ({ default: (await import('./CodeDetails.tsx')).CodeDetails }));

interface MyCodesProps {
  filters: CodeFilters;
  /** `replace` leaves no step to go back to, as while typing. */
  onFilters: (filters: CodeFilters, replace?: boolean) => void;
}

export function MyCodes({ filters, onFilters }: MyCodesProps): ReactElement {
  const { search = '', province = '', sortBy = defaultSort, page = 1, details } = filters;
  const { data, error, isLoading, mutate } = useApi(
    'zarcodes.list',
    { query: { search, province, sortBy, page, limit: pageSize } },
    { keepPreviousData: true },
  );
  // Which rows may ask for a change: known before they show, so that none grows under the eyes.
  const { isLoading: requestsLoading } = useApi('changeRequests.my');
  const [asking, setAsking] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<ZarCodeCard | null>(null);
  const filtered = search !== '' || province !== '';
  const { details: _closed, ...withoutDetails } = filters;
  return (
    <Page
      title="My ZarCodes"
      intro="Every code you own. Yours for good."
      action={
        <LinkButton to="/generator">
          <MapPinPlus aria-hidden="true" />
          Generate New ZarCode
        </LinkButton>
      }
    >
      <FilterBar filters={withoutDetails} onFilters={onFilters} />
      {error !== undefined && data === undefined ? (
        <LoadProblem
          title="Your ZarCodes could not be loaded"
          message={messageOf(error, 'Please try again.')}
          onRetry={() => void mutate()}
        />
      ) : (
        <Card padding="none" overflow="hidden" aria-busy={isLoading}>
          <CodeResults
            codes={requestsLoading ? null : (data?.zarCodes ?? null)}
            filtered={filtered}
            onOpen={(code) => onFilters({ ...filters, details: code.zarcode })}
            onRequestChange={setAsking}
            onDelete={setDeleting}
          />
        </Card>
      )}
      {data === undefined ? null : (
        <Paging
          pagination={data.pagination}
          onPage={(next) => onFilters({ ...withoutDetails, page: next })}
        />
      )}
      <chakra.p srOnly role="status">
        {data === undefined || isLoading ? '' : foundText(data.pagination)}
      </chakra.p>
      {details === undefined ? null : (
        <Suspense fallback={null}>
          <CodeDetails
            code={details}
            onClose={() => onFilters(withoutDetails, true)}
            onRequestChange={setAsking}
          />
        </Suspense>
      )}
      {asking === null ? null : (
        <Suspense fallback={null}>
          <RequestChange code={asking} onClose={() => setAsking(null)} />
        </Suspense>
      )}
      {deleting === null ? null : <DeleteCode code={deleting} onClose={() => setDeleting(null)} />}
    </Page>
  );
}

/** Told whenever a filter or a page has changed what is listed. */
function foundText({ total, page, totalPages }: { total: number; page: number; totalPages: number }): string {
  const found = total === 1 ? '1 ZarCode found' : `${total} ZarCodes found`;
  return totalPages > 1 ? `${found}, page ${page} of ${totalPages}` : found;
}
