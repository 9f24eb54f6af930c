import { lazy, type ReactElement, useState } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import type { Bounds } from '#shared/domain/mapCells.ts';
import { CodesInView } from '#web/maps/CodesInView.tsx';
import { KeepArea } from '#web/maps/KeepArea.tsx';
import { Readouts } from '#web/maps/readouts.ts';

const CodesMap = lazy(async () => ({ default: (await import('#web/maps/CodesMap.tsx')).CodesMap }));

/** The person's codes on a map, and how many codes of everybody lie in its view. */
export function CountedMap({ codes }: { codes: readonly ZarCodeCard[] }): ReactElement {
  const [bounds, setBounds] = useState<Bounds | null>(null);
  return (
    <CodesMap codes={codes} onMove={setBounds} tools={(map) => <KeepArea map={map} />}>
      <Readouts>
        <CodesInView bounds={bounds} />
      </Readouts>
    </CodesMap>
  );
}
