import type { ReactElement } from 'react';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useTabSearch } from '#web/ui/useTabSearch.ts';
import { RequestList } from './RequestList.tsx';

const labels = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' } as const;
const statuses = ['pending', 'approved', 'rejected'] as const;

/** What owners want to change of their codes. */
export function ChangeRequests(): ReactElement {
  const [status, setStatus] = useTabSearch(statuses);
  const tabs = statuses.map((value) => ({
    value,
    label: labels[value],
    content: <RequestList status={value} />,
  }));
  return (
    <Page
      title="Change Requests"
      intro="Owners ask to edit their ZarCode. Once approved, they have 24 hours to do it."
    >
      <Tabs label="Change requests by status" tabs={tabs} value={status} onChange={setStatus} />
    </Page>
  );
}
