import { chakra } from '@chakra-ui/react';
import { MapPinPlus } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useSession } from '#web/api/session.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { BelowMap } from './BelowMap.tsx';
import { BundleBanner } from './BundleBanner.tsx';
import { LookedForOffer } from './LookedForOffer.tsx';
import { PendingOffer } from './PendingOffer.tsx';
import { RecentCodes } from './RecentCodes.tsx';
import { StatTiles } from './StatTiles.tsx';

// The frame that is written at build time knows nobody's name.
const greeting = (name: string) => (name === '' ? 'Good to see you.' : `Good to see you, ${name}.`);

/** The signed-in start page (SPEC 2). The map belongs to another part of the app and is handed in. */
export function Dashboard({ map }: { map: ReactNode }): ReactElement {
  const { user } = useSession();
  return (
    <Page
      title="Dashboard"
      intro={greeting(user?.firstName ?? '')}
      action={
        <LinkButton to="/generator">
          <MapPinPlus aria-hidden="true" />
          Generate New ZarCode
        </LinkButton>
      }
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '5', md: '6' }}>
        <LookedForOffer />
        <PendingOffer />
        {map}
        <BelowMap>
          <BundleBanner />
          <StatTiles />
          <RecentCodes />
        </BelowMap>
      </chakra.div>
    </Page>
  );
}
