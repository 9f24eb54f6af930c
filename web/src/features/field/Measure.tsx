import { chakra } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { plural, t } from '#shared/text/t.ts';
import type { Fix } from '#web/maps/averageFixes.ts';
import { locationTexts } from '#web/maps/locationTexts.ts';
import { measureSeconds, useMeasure } from '#web/maps/useMeasure.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AccuracyRing } from './AccuracyRing.tsx';
import { roughM, vagueM } from './fieldChanges.ts';

interface MeasureProps {
  point: Fix | null;
  onPoint: (point: Fix) => void;
}

/** Averages where the phone is for 15 seconds. */
export function Measure({ point, onPoint }: MeasureProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  const [isMeasuring, setMeasuring] = useState(false);
  const [problem, setProblem] = useState('');
  const box = useRef<HTMLDivElement>(null);
  /** The button that was pressed goes, and would take the focus with it. */
  const keepFocus = () => {
    if (box.current?.contains(document.activeElement)) box.current.focus();
  };
  const begin = () => {
    if (!('geolocation' in navigator)) return setProblem(locationTexts.unsupported);
    setProblem('');
    setAttempt(attempt + 1);
    setMeasuring(true);
    keepFocus();
  };
  const end = (measured: Fix | null) => {
    setMeasuring(false);
    keepFocus();
    if (measured === null) setProblem(t`Your phone does not know where you are. Please go into the open.`);
    else onPoint(measured);
  };
  const metres = point === null ? 0 : Math.max(1, Math.round(point.accuracy));
  return (
    <chakra.div ref={box} tabIndex={-1} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      {isMeasuring ? <Measuring key={attempt} onEnd={end} /> : null}
      {isMeasuring || point === null ? null : (
        <p role="status">{t`The position is measured, within ${metres} m.`}</p>
      )}
      {!isMeasuring && point !== null && point.accuracy > roughM ? (
        <Notice>
          {point.accuracy > vagueM
            ? t`This is not exact enough to say which home it is. Please go into the open and measure again.`
            : t`This may be the neighbour's. Please measure again if you can.`}
        </Notice>
      ) : null}
      <chakra.p role="alert" color="fg.error">
        {problem}
      </chakra.p>
      {isMeasuring ? null : (
        <Button variant={point === null ? 'solid' : 'outline'} onClick={begin}>
          {point === null ? t`Measure the position` : t`Measure again`}
        </Button>
      )}
    </chakra.div>
  );
}

function Measuring({ onEnd }: { onEnd: (measured: Fix | null) => void }): ReactElement {
  const [metres, setMetres] = useState<number | null>(null);
  const { elapsed, stop } = useMeasure(false, {
    onFix: ({ accuracy }) => setMetres(Math.max(1, Math.round(accuracy))),
    onEnd,
  });
  const left = measureSeconds - elapsed;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
        {metres === null ? null : <AccuracyRing metres={metres} />}
        <chakra.div flex="1" minW="min(9rem, 100%)">
          <p>
            {plural(
              left,
              t`Please stand still at the gate for ${left} second.`,
              t`Please stand still at the gate for ${left} seconds.`,
            )}
          </p>
          {metres === null ? null : <chakra.p fontWeight="bold">{t`Within ${metres} m.`}</chakra.p>}
        </chakra.div>
      </chakra.div>
      <Button variant="outline" onClick={stop}>
        {t`Good enough`}
      </Button>
    </chakra.div>
  );
}
