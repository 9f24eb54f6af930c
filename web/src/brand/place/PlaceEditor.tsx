import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { type Point, zooms } from '#web/maps/mapView.ts';
import { useIsPhone } from '#web/ui/useIsPhone.ts';
import { LocateButton } from './LocateButton.tsx';
import { MapHelp } from './MapHelp.tsx';
import { MapFrame, PlaceMap } from './PlaceMap.tsx';
import { useLocating } from './useLocating.ts';
import type { PlaceForm } from './usePlaceForm.ts';

const LocatePanel = lazy(async () => ({ default: (await import('./LocatePanel.tsx')).LocatePanel }));

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
  /** Over the map, on a phone below it. */
  overlay?: ReactNode;
  /** Beside the map: the form. */
  children: ReactNode;
}

/** The map on which a place is pinned, and beside it what is said of the place. */
export function PlaceEditor(props: PlaceEditorProps): ReactElement {
  const { place, start, saved, overlay, children } = props;
  const { form, pin, map, setMap } = place;
  const isPhone = useIsPhone();
  const locating = useLocating(place);
  const { attempt, accuracy } = locating;
  const names = form.getValues(['suburb', 'city', 'province']).filter((name) => name !== '');
  const panel =
    attempt === null || accuracy === undefined ? null : (
      <Suspense fallback={null}>
        <LocatePanel
          key={attempt}
          accuracy={accuracy}
          wasOver={locating.isOver}
          hasSatellite={map?.view.setSatellite !== undefined}
          onFix={locating.onFix}
          onEnd={locating.onEnd}
        />
      </Suspense>
    );
  const locate = <LocateButton worded={isPhone} onFound={locating.onFound} />;
  return (
    <Columns>
      <chakra.div position={{ lg: 'sticky' }} top={{ lg: '5.5rem' }}>
        {isPhone ? (
          <chakra.div display="grid" gap="3" mb="3">
            <MapHelp short />
            {locate}
            {panel}
          </chakra.div>
        ) : null}
        {start === null ? (
          <MapFrame>
            <MapMessage kind="loading" wide />
          </MapFrame>
        ) : (
          <PlaceMap
            start={pin.point === null ? start : { center: pin.point, zoom: zooms.detail }}
            point={locating.point}
            accuracy={accuracy}
            place={names.join(', ')}
            onPlace={pin.place}
            onSeen={pin.seen}
            onReady={setMap}
            saved={saved}
            corner={isPhone ? null : locate}
          >
            {isPhone ? null : overlay}
            {isPhone ? null : panel}
          </PlaceMap>
        )}
        {/* A phone's map has no room for it, and below it nothing moves under the finger. */}
        {isPhone ? <chakra.div mt="2">{overlay}</chakra.div> : <MapHelp />}
      </chakra.div>
      {children}
    </Columns>
  );
}
