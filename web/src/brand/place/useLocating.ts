import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Fix } from '#web/maps/averageFixes.ts';
import { type Point, zooms } from '#web/maps/mapView.ts';
import type { PlaceForm } from './usePlaceForm.ts';

/** The pin of a form at the current location, and how exactly that is known. */
export function useLocating({ form, pin, map }: PlaceForm) {
  const [source, formAccuracy] = useWatch({ control: form.control, name: ['pointSource', 'pointAccuracy'] });
  // One for each time that the person is located.
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState(0);
  const [average, setAverage] = useState<Fix | null>(null);
  const isHere = source === 'device' && pin.point !== null;
  const measured = isHere ? average : null;

  const put = (point: Point, accuracy: number | undefined) =>
    pin.place({ latitude: point.latitude, longitude: point.longitude }, { source: 'device', accuracy });

  return {
    /** Where the pin is shown: it follows the average, and the form does once that has settled. */
    point: measured ?? pin.point,
    /** Metres. */
    accuracy: measured?.accuracy ?? (isHere && formAccuracy !== '' ? Number(formAccuracy) : undefined),
    /** What measures it, by its key; null where there is nothing to measure. */
    attempt: isHere && attempt > 0 ? attempt : null,
    isOver: ended === attempt,
    onFound: (point: Point, accuracy: number | undefined) => {
      map?.view.show(point, zooms.focus);
      setAverage(null);
      put(point, accuracy);
      if (Number.isFinite(accuracy)) setAttempt(attempt + 1);
    },
    onFix: (fix: Fix, count: number) => {
      setAverage(fix);
      // The first answer may be five minutes old. Each point that the form gets is looked up, which costs: so not all.
      if (count === 1) put(fix, fix.accuracy);
    },
    onEnd: (fix: Fix | null) => {
      setEnded(attempt);
      setAverage(null);
      if (fix !== null) put(fix, fix.accuracy);
    },
  };
}
