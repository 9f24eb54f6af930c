import { chakra } from '@chakra-ui/react';
import { Navigation2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { distanceKm } from '#shared/domain/distance.ts';
import { t } from '#shared/text/t.ts';
import { shownDistance } from '#web/brand/place/shownDistance.ts';
import { Button } from '#web/ui/Button.tsx';
import { bearing, distanceTo } from './bearing.ts';
import { useHeading } from './useHeading.ts';
import { maxInexactM, type Position } from './usePosition.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    minH: 'touch',
    fontSize: 'xl',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface WayToProps {
  point: { readonly latitude: number; readonly longitude: number };
  position: Position | null;
  problem: string | null;
}

/** How far it is, and in which direction: an arrow where the phone knows how it is held, else in words. */
export function WayTo({ point, position, problem }: WayToProps): ReactElement | null {
  const { heading, canAsk, ask } = useHeading();
  if (position === null)
    return <chakra.p color="fg.muted">{problem ?? t`Finding out how far it is…`}</chakra.p>;
  if (position.accuracyM > maxInexactM)
    return <chakra.p color="fg.muted">{t`Your phone does not know where you are.`}</chakra.p>;
  const degrees = bearing(position, point);
  const distance = shownDistance(distanceKm(position, point));
  return (
    <Line>
      {heading === null ? null : (
        <Navigation2
          size={32}
          aria-hidden="true"
          style={{ transform: `rotate(${degrees - heading}deg)` }}
          fill="currentColor"
        />
      )}
      <span>{distanceTo(distance, degrees)}</span>
      {canAsk ? (
        <Button variant="ghost" size="sm" onClick={ask}>
          {t`Show an arrow`}
        </Button>
      ) : null}
    </Line>
  );
}
