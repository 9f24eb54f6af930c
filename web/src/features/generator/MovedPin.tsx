import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { distanceKm } from '#shared/domain/distance.ts';
import { type Point, zooms } from '#web/maps/mapView.ts';
import { Button } from '#web/ui/Button.tsx';
import { shownDistance } from './shownDistance.ts';
import type { PlaceForm } from './usePlaceForm.ts';

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: '3',
    // Below the search.
    top: '4.25rem',
    maxW: 'calc(100% - 1.5rem)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    ps: '3',
    pe: '1',
    py: '1',
    borderRadius: 'md',
    bg: 'bg.panel',
    boxShadow: 'card',
    fontSize: 'sm',
  },
});

interface MovedPinProps {
  place: PlaceForm;
  saved: Point;
  onPutBack: (() => void) | null;
}

/** How far the pin was moved; the map shows it before and after. */
export function MovedPin({ place: { map, pin }, saved, onPutBack }: MovedPinProps): ReactElement | null {
  const { point } = pin;
  if (point === null) return null;
  return (
    <Panel>
      <chakra.p fontWeight="semibold" role="status">
        Moved {shownDistance(distanceKm(saved, point))}
      </chakra.p>
      <div>
        <Button variant="ghost" size="sm" onClick={() => map?.view.fit([saved, point], zooms.focus)}>
          Show both
        </Button>
        {onPutBack === null ? null : (
          <Button variant="ghost" size="sm" onClick={onPutBack}>
            Put it back
          </Button>
        )}
      </div>
    </Panel>
  );
}
