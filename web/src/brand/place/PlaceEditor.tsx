import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { type Point, zooms } from '#web/maps/mapView.ts';
import { MapHelp } from './MapHelp.tsx';
import { MapFrame, PlaceMap } from './PlaceMap.tsx';
import type { PlaceForm } from './usePlaceForm.ts';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '8' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.5fr) minmax(23rem, 1fr)' },
  },
});

interface PlaceEditorProps {
  place: PlaceForm;
  /** Where the map begins without a pin; null while that is not known. */
  start: { center: Point; zoom: number } | null;
  /** Where the pin of a saved code stands, if it was moved. */
  saved?: Point | undefined;
  /** Over the map. */
  overlay?: ReactNode;
  /** Beside the map: the form. */
  children: ReactNode;
}

/** The map on which a place is pinned, and beside it what is said of the place. */
export function PlaceEditor(props: PlaceEditorProps): ReactElement {
  const { place, start, saved, overlay, children } = props;
  const { form, pin, setMap } = place;
  const names = form.getValues(['suburb', 'city', 'province']).filter((name) => name !== '');
  return (
    <Columns>
      <chakra.div position={{ lg: 'sticky' }} top={{ lg: '5.5rem' }}>
        {start === null ? (
          <MapFrame>
            <MapMessage kind="loading" wide />
          </MapFrame>
        ) : (
          <PlaceMap
            start={pin.point === null ? start : { center: pin.point, zoom: zooms.detail }}
            point={pin.point}
            place={names.join(', ')}
            onPlace={pin.place}
            onReady={setMap}
            saved={saved}
          >
            {overlay}
          </PlaceMap>
        )}
        <MapHelp />
      </chakra.div>
      {children}
    </Columns>
  );
}
