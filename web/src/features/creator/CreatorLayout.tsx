import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { PageContainer } from '#web/ui/Page.tsx';

// On a phone: who it is, the map, the list. Wide: the map stays beside the list.
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '8' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
    gridTemplateAreas: { base: '"head" "map" "list"', lg: '"head head" "list map"' },
  },
});

const MapFrame = chakra('div', {
  base: {
    gridArea: 'map',
    position: { base: 'relative', lg: 'sticky' },
    top: { lg: '6' },
    // On a phone low enough to show that there is more below.
    height: { base: '17rem', md: '26rem', lg: '34rem' },
    borderRadius: 'xl',
    borderWidth: '1px',
    bg: 'bg.muted',
    isolation: 'isolate',
    // The search's list may overflow the frame and what follows it; the map may not.
    zIndex: 1,
    '& .map-ground': { borderRadius: 'xl' },
  },
});

interface CreatorLayoutProps {
  head: ReactNode;
  map: ReactNode;
  list: ReactNode;
}

/** Where the parts of a creator's page stand: the same while they load, so that nothing jumps. */
export function CreatorLayout({ head, map, list }: CreatorLayoutProps): ReactElement {
  return (
    <PageContainer width="wide">
      <Grid>
        <chakra.div gridArea="head">{head}</chakra.div>
        <MapFrame>{map}</MapFrame>
        <chakra.div gridArea="list">{list}</chakra.div>
      </Grid>
    </PageContainer>
  );
}
