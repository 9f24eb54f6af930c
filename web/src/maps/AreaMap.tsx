import type { ReactElement } from 'react';
import { MapCanvas } from './MapCanvas.tsx';
import { MapMessage } from './MapMessage.tsx';
import { areaMapLabel } from './mapTexts.ts';
import { isPoint, type Point, zooms } from './mapView.ts';

/** The surroundings of a place, without a pin. Fills its parent. */
export function AreaMap({ centre, code }: { centre: Point; code: string }): ReactElement {
  if (!isPoint(centre)) return <MapMessage kind="failed" />;
  return (
    <MapCanvas
      label={areaMapLabel(code)}
      center={centre}
      zoom={zooms.area}
      gestures="cooperative"
      withoutMap="unavailable"
    />
  );
}
