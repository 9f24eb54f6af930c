import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

const Container = chakra('div', {
  base: {
    mx: 'auto',
    width: 'full',
    maxW: '6xl',
    px: { base: '4', md: '8' },
    py: { base: '5', md: '8' },
  },
});

// On a phone: what it is, the ways to get there, the map, the rest. Wide: the map beside all of it. Photos come last
// on a phone and below the map where it is wide: what is above them never moves.
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', lg: '8' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.55fr) minmax(21rem, 1fr)' },
    gridTemplateAreas: {
      base: '"head" "map" "rest" "images"',
      lg: '"map head" "map rest" "images rest"',
    },
    gridTemplateRows: { lg: 'auto auto 1fr' },
  },
});

const MapFrame = chakra('div', {
  base: {
    gridArea: 'map',
    position: 'relative',
    // The drawn map is seen through what waits for the real one.
    'html[data-saving] &': { '& [role=status]': { bg: 'transparent' } },
    'html[data-saving=waiting] &': { '& [role=status]': { visibility: 'hidden' } },
    height: { base: '22rem', md: '600px' }, // docs/product/viewing-codes.md#code-page
    borderRadius: 'xl',
    borderWidth: '1px',
    overflow: 'hidden',
    bg: 'bg.muted',
  },
});

interface CodeLayoutProps {
  top: ReactNode;
  head: ReactNode;
  map: ReactNode;
  rest: ReactNode;
  images?: ReactNode;
}

/** Where the parts of a code's page stand: the same while they load, so that nothing jumps. */
export function CodeLayout({ top, head, map, rest, images }: CodeLayoutProps): ReactElement {
  return (
    <Container>
      <chakra.div minH="12" mb="4">
        {top}
      </chakra.div>
      <Grid>
        <chakra.div gridArea="head">{head}</chakra.div>
        <MapFrame>{map}</MapFrame>
        <chakra.div gridArea="rest">{rest}</chakra.div>
        {images}
      </Grid>
    </Container>
  );
}
