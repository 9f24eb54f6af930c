import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import type { ChangeRequest } from '#shared/contract/changeRequestFields.ts';
import { isOpen } from '#shared/domain/changeRequests.ts';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { ChangeRequestCard } from './ChangeRequestCard.tsx';

const List = chakra('ul', { base: { display: 'grid', gap: '3', listStyle: 'none' } });

/** Nothing where there is none, or where they can't be fetched: a mail says the same. */
export function ChangeRequests(): ReactElement | null {
  const { data } = useApi('changeRequests.my');
  // A request that expires while it is shown says so; one that had expired before is not shown.
  const [openedAt] = useState(() => Date.now());
  const isShown = (request: ChangeRequest) => request.status === 'rejected' || isOpen(request, openedAt);
  const shown = data?.changeRequests.filter(isShown) ?? [];
  if (shown.length === 0) return null;
  return (
    <chakra.section aria-labelledby="change-requests">
      <SectionTitle id="change-requests" mb="3">
        {t`Change requests`}
      </SectionTitle>
      <List>
        {shown.map((request) => (
          <ChangeRequestCard key={request.id} request={request} />
        ))}
      </List>
    </chakra.section>
  );
}
