import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { countrySize } from '#shared/domain/countryFrame.ts';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import country from './country.svg';

// A background, because the browsers of others would fetch an image although it is hidden.
const Ground = chakra('div', {
  base: {
    display: 'none',
    position: 'absolute',
    inset: 0,
    // Clear of the button.
    pb: '16',
    placeContent: 'center',
    'html[data-saving] &': { display: 'grid' },
    '&[data-alone]': { display: 'grid', pb: '0' },
  },
});

const Country = chakra('div', {
  base: {
    position: 'relative',
    width: 'min(17rem, 76vw)',
    aspectRatio: `${countrySize.width} / ${countrySize.height}`,
    backgroundSize: 'contain',
    'html[data-saving] &': { backgroundImage: `url(${country})` },
    '[data-alone] &': { backgroundImage: `url(${country})` },
  },
});

const Spot = chakra('span', {
  base: {
    position: 'absolute',
    width: '4',
    height: '4',
    margin: '-2',
    borderRadius: 'full',
    borderWidth: '3px',
    borderColor: 'bg.panel',
    bg: 'primary',
    // Wide and faint where it is no point but its surroundings.
    '&[data-area]': { width: '12', height: '12', margin: '-6', borderWidth: '0', opacity: 0.4 },
  },
});

const Offer = chakra('div', {
  base: {
    display: 'none',
    position: 'absolute',
    insetInline: 0,
    bottom: '5',
    justifyContent: 'center',
    'html[data-saving=waiting] &': { display: 'flex' },
  },
});

interface DrawnMapProps {
  across: string;
  down: string;
  /** There is no connection for another map. */
  alone?: boolean;
  /** It is not a point, but the middle of an area. */
  area?: boolean;
}

/** Beneath a map that comes later, where the connection is slow or saves data (shared/edge/headScript.ts). */
export function DrawnMap({ across, down, alone = false, area = false }: DrawnMapProps): ReactElement {
  return (
    <Ground data-alone={alone || undefined}>
      <Country aria-hidden="true">
        <Spot data-area={area || undefined} style={{ left: across, top: down }} />
      </Country>
    </Ground>
  );
}

/** Starts the app as a tap on anything else does (web/src/visit/waiting.ts); the map then comes by itself. */
export function MapOffer(): ReactElement {
  return (
    <Offer>
      <Button variant="outline" bg="bg.panel">
        {t`Show the map`}
      </Button>
    </Offer>
  );
}
