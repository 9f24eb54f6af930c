import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import type { Fix } from '#web/maps/averageFixes.ts';
import { measureSeconds, useMeasure } from '#web/maps/useMeasure.ts';
import { Button } from '#web/ui/Button.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { mapPanel } from './mapPanel.ts';
import { isRough, shownMetres } from './pointSourceText.ts';

const Panel = chakra('div', mapPanel);

const Track = chakra('div', {
  base: {
    flex: '1 1 4rem',
    minW: '16',
    height: '2',
    borderRadius: 'full',
    bg: 'bg.muted',
    overflow: 'hidden',
  },
});
const Part = chakra('div', { base: { height: 'full', bg: 'primary', transition: 'width 1s linear' } });

interface LocatePanelProps {
  /** Metres, of the pin as it is. */
  accuracy: number;
  /** It has been measured already: the panel only moved to another place on the page. */
  wasOver: boolean;
  hasSatellite: boolean;
  onFix: (average: Fix, count: number) => void;
  onEnd: (average: Fix | null) => void;
}

/** Measures the current location more exactly, and says how exact it is. */
export function LocatePanel({ accuracy, wasOver, hasSatellite, ...on }: LocatePanelProps): ReactElement {
  const { elapsed, isOver, stop } = useMeasure(wasOver, on);
  const metres = shownMetres(accuracy);
  const warns = isOver && isRough(accuracy);
  const advice = hasSatellite
    ? t`Go outside and try again, or put the pin on the gate by hand, best on the satellite view.`
    : t`Go outside and try again, or put the pin on the gate by hand.`;
  return (
    <Panel>
      <VisuallyHidden role="status">
        {isOver ? `${t`Measured within ${metres} m.`} ${warns ? advice : ''}` : t`Measuring more exactly`}
      </VisuallyHidden>
      <chakra.p minH="9" alignContent="center" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {isOver
          ? warns
            ? t`Only within ${metres} m`
            : t`Measured within ${metres} m`
          : t`Measuring, within ${metres} m`}
      </chakra.p>
      {isOver ? null : (
        <>
          <Track
            role="progressbar"
            aria-label={t`Measuring`}
            aria-valuemin={0}
            aria-valuemax={measureSeconds}
            aria-valuenow={elapsed}
          >
            <Part style={{ width: `${(100 * elapsed) / measureSeconds}%` }} />
          </Track>
          <Button variant="ghost" size="sm" onClick={stop}>
            {t`Stop`}
          </Button>
        </>
      )}
      {warns ? (
        <chakra.p pe="2" pb="1">
          {advice}
        </chakra.p>
      ) : null}
    </Panel>
  );
}
