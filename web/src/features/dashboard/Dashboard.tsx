import { chakra } from '@chakra-ui/react';
import { MapPinPlus } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { useSession } from '#web/session/session.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { BundleBanner } from './BundleBanner.tsx';
import { ChangeRequests } from './ChangeRequests.tsx';
import { LoadingGate } from './LoadingGate.tsx';
import { NewCodeCard } from './NewCodeCard.tsx';
import { OwnCodesMapSkeleton } from './OwnCodesMap.tsx';
import { PendingOffer } from './PendingOffer.tsx';
import { RecentCodes } from './RecentCodes.tsx';
import { SearchIntentOffer } from './SearchIntentOffer.tsx';
import { StatTiles } from './StatTiles.tsx';

// The prerendered frame has no name.
const greeting = (name: string) => (name === '' ? t`Good to see you.` : t`Good to see you, ${name}.`);

/**
 * The signed-in start page (docs/product/viewing-codes.md#dashboard). The route passes the map: no feature imports
 * another.
 */
export function Dashboard({ notice, map }: { notice: ReactNode; map: ReactNode }): ReactElement {
  const { user } = useSession();
  const requests = useApi('changeRequests.my');
  const bundles = useApi('bundles.active');
  return (
    <Page
      title={t`Dashboard`}
      intro={greeting(user?.firstName ?? '')}
      action={
        <LinkButton to="/generator">
          <MapPinPlus aria-hidden="true" />
          {t`Generate New ZarCode`}
        </LinkButton>
      }
    >
      {notice === null ? null : <chakra.div mb="6">{notice}</chakra.div>}
      <NewCodeCard />
      <LoadingGate waiting={requests.isLoading} meanwhile={<OwnCodesMapSkeleton />}>
        <ChangeRequests />
        <SearchIntentOffer />
        <PendingOffer />
        {map}
        <LoadingGate waiting={bundles.isLoading} meanwhile={<Skeleton height="9rem" />}>
          <BundleBanner />
          <StatTiles />
          <RecentCodes />
        </LoadingGate>
      </LoadingGate>
    </Page>
  );
}
