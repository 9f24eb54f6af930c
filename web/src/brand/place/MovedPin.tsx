import { chakra } from '@chakra-ui/react';
import { type ReactElement, useRef } from 'react';
import { distanceKm } from '#shared/domain/distance.ts';
import { t } from '#shared/text/t.ts';
import { type Point, zooms } from '#web/maps/mapView.ts';
import { Button } from '#web/ui/Button.tsx';
import { mapPanel } from './mapPanel.ts';
import { shownDistance } from './shownDistance.ts';
import type { PlaceForm } from './usePlaceForm.ts';

const Panel = chakra('div', mapPanel);

interface MovedPinProps {
  place: PlaceForm;
  /** Where it was; null while it was not moved. */
  from: Point | null;
}

/** How far the pin was moved; the map shows it before and after. */
export function MovedPin({ place: { map, pin }, from }: MovedPinProps): ReactElement {
  const status = useRef<HTMLParagraphElement>(null);
  const { point } = pin;
  const isMoved = from !== null && point !== null;
  const putBack = () => {
    pin.putBack();
    // The button goes away with the focus.
    status.current?.focus();
  };
  const text = (
    <chakra.p ref={status} tabIndex={-1} role="status" fontWeight="semibold" srOnly={!isMoved}>
      {isMoved ? t`Moved ${shownDistance(distanceKm(from, point))}` : t`The pin is where it was`}
    </chakra.p>
  );
  return (
    <Panel css={isMoved ? undefined : { p: '0', boxShadow: 'none' }}>
      {text}
      {isMoved ? (
        <div>
          <Button variant="ghost" size="sm" onClick={() => map?.view.fit([from, point], zooms.focus)}>
            {t`Show both`}
          </Button>
          <Button variant="ghost" size="sm" onClick={putBack}>
            {t`Put it back`}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
