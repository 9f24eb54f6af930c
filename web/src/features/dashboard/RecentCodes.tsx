import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { LogoMark } from '#web/brand/Logo.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { useIsPhone } from '#web/ui/useIsPhone.ts';
import { RecentRows, RecentSkeleton } from './RecentRows.tsx';
import { RecentTable } from './RecentTable.tsx';

export function RecentCodes(): ReactElement {
  return (
    <chakra.section aria-labelledby="recent">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" mb="2">
        <SectionTitle id="recent">Recent ZarCodes</SectionTitle>
        <LinkButton to="/my-codes" variant="ghost" size="sm" me="-3">
          View All
        </LinkButton>
      </chakra.div>
      <Card padding="none" overflow="hidden">
        <RecentBody />
      </Card>
    </chakra.section>
  );
}

function RecentBody(): ReactElement {
  const { data, error, mutate } = useApi('zarcodes.recent', { query: { limit: 10 } });
  const phone = useIsPhone();
  if (error !== undefined) {
    return (
      <chakra.div p="4">
        <LoadProblem
          title="Your recent ZarCodes could not be loaded"
          message={messageOf(error, 'Please try again.')}
          onRetry={() => void mutate()}
        />
      </chakra.div>
    );
  }
  if (data === undefined) return <RecentSkeleton />;
  if (data.zarCodes.length === 0) {
    return (
      <EmptyState
        mark={<LogoMark />}
        title="No ZarCodes yet"
        action={<LinkButton to="/generator">Generate New ZarCode</LinkButton>}
      >
        Pin your first place and give it a code that is easy to say and exact on the map.
      </EmptyState>
    );
  }
  return phone ? <RecentRows codes={data.zarCodes} /> : <RecentTable codes={data.zarCodes} />;
}
