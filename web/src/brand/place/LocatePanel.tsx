import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Fix } from '#web/maps/averageFixes.ts';
import { measureSeconds, useMeasure } from '#web/maps/useMeasure.ts';
import { Button } from '#web/ui/Button.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { mapPanel } from './mapPanel.ts';
import { accuracyText, isRough } from './pointSourceText.ts';

const Panel = chakra('div', mapPanel);

const Progress = chakra('progress', {
  base: { width: '24', height: '2', accentColor: 'var(--chakra-colors-primary)' },
});

interface LocatePanelProps {
  /** Metres, of the pin as it is. */
  accuracy: number;
  hasSatellite: boolean;
  onFix: (average: Fix, count: number) => void;
  onEnd: (average: Fix) => void;
}

/** Measures the current location more exactly, and says how exact it is. */
export function LocatePanel({ accuracy, hasSatellite, onFix, onEnd }: LocatePanelProps): ReactElement {
  const { elapsed, isOver, stop } = useMeasure({ onFix, onEnd });
  const exact = accuracyText(accuracy);
  const warns = isOver && isRough(accuracy);
  const advice = `Go outside and try again, or put the pin on the gate by hand${hasSatellite ? ', best on the satellite view' : ''}.`;
  return (
    <Panel>
      <VisuallyHidden role="status">
        {isOver ? `Measured ${exact}. ${warns ? advice : ''}` : 'Measuring more exactly'}
      </VisuallyHidden>
      <chakra.p fontWeight="semibold" fontVariantNumeric="tabular-nums" py="1">
        {isOver ? (warns ? `Only ${exact}` : `Measured ${exact}`) : `Measuring, ${exact}`}
      </chakra.p>
      {isOver ? null : (
        <>
          <Progress aria-label="Measuring" max={measureSeconds} value={elapsed} />
          <Button variant="ghost" size="sm" onClick={stop}>
            Stop
          </Button>
        </>
      )}
      {warns ? <chakra.p pe="2">{advice}</chakra.p> : null}
    </Panel>
  );
}
