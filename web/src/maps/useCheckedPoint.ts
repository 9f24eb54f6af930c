import { useEffect, useState } from 'react';
import { t } from '#shared/text/t.ts';
import type { Point } from './mapView.ts';

interface Checked {
  readonly point: Point;
  readonly isInside: boolean;
  readonly meant: readonly Point[];
}

export const outsideText = t`This point is outside South Africa. ZarCodes are for places in South Africa.`;

/** Whether a point that was typed or pasted is in South Africa; null while that is looked up, and without one. */
export function useCheckedPoint(point: Point | null): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  const { latitude, longitude } = point ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    let current = true;
    const written = { latitude, longitude };
    // With the borders, which nobody needs before.
    import('#shared/domain/meantPoints.ts').then(
      ({ checkPoint }) => current && setChecked({ point: written, ...checkPoint(written) }),
      // The server decides in the end.
      () => current && setChecked({ point: written, isInside: true, meant: [] }),
    );
    return () => {
      current = false;
    };
  }, [latitude, longitude]);
  const isSame = checked?.point.latitude === latitude && checked?.point.longitude === longitude;
  return isSame ? checked : null;
}
