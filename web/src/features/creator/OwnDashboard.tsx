import '#web/api/villageRoutes.ts';
import { chakra } from '@chakra-ui/react';
import { MapPinPlus } from 'lucide-react';
import type { ReactElement } from 'react';
import type { OwnCreator } from '#shared/contract/creatorFields.ts';
import { creatorMessages } from '#shared/domain/creators.ts';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { CreatorTiles } from './CreatorTiles.tsx';
import { DashboardMap } from './DashboardMap.tsx';
import { OwnCreatorCodes } from './OwnCreatorCodes.tsx';
import { SharePage } from './SharePage.tsx';

const Stack = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '5', md: '6' } },
});

// The map beside what there is to share, once there is room for both.
const Beside = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' },
  },
});

const Actions = chakra('div', {
  base: {
    display: { base: 'grid', sm: 'flex' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    gap: '3',
    width: { base: 'full', sm: 'auto' },
    '& > a': { px: { base: '2', sm: '5' } },
    '& > :last-child': { gridColumn: '1 / -1' },
  },
});

/** What a creator has. */
export function OwnDashboard({ profile }: { profile: OwnCreator }): ReactElement {
  const { displayName, isActive } = profile;
  const former = useApi('creators.former');
  return (
    <Page
      title={t`Creator Dashboard`}
      intro={
        <>
          {displayName}{' '}
          <Badge tone={isActive ? 'success' : 'muted'}>{isActive ? t`Active` : t`Inactive`}</Badge>
        </>
      }
      action={
        isActive ? (
          <Actions>
            <LinkButton to="/creator-field" variant="outline">
              {t`Field mode`}
            </LinkButton>
            <LinkButton to="/creator-import/{-$id}" variant="outline">
              {t`Import places`}
            </LinkButton>
            <LinkButton to="/creator-generator">
              <MapPinPlus aria-hidden="true" />
              {t`Generate ZarCodes`}
            </LinkButton>
          </Actions>
        ) : null
      }
    >
      <Stack>
        {isActive ? null : (
          <Notice title={creatorMessages.inactive}>
            {t`You cannot make new ZarCodes, and your public page is not shown. Your ZarCodes still work.`}
          </Notice>
        )}
        <CreatorTiles profile={profile} />
        <Beside>
          <DashboardMap creatorId={profile.id} />
          <SharePage profile={profile} />
        </Beside>
        <OwnCreatorCodes profile={profile} former={former.data?.creators ?? []} canGenerate={isActive} />
      </Stack>
    </Page>
  );
}
