import { chakra } from '@chakra-ui/react';
import { type ReactElement, useMemo, useState } from 'react';
import { country } from '#shared/domain/mapTiles.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { codeFilters } from '#web/brand/codeFilters.ts';
import { cornersOf } from '#web/maps/cornersOf.ts';
import { MapCanvas, type ReadyMap } from '#web/maps/MapCanvas.tsx';
import { pretoria, zooms } from '#web/maps/mapView.ts';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Page } from '#web/ui/Page.tsx';
import { MapFiles } from './MapFiles.tsx';
import { mapFilters } from './mapFilters.ts';
import { useProvinceView } from './useProvinceView.ts';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    height: { base: '62svh', lg: 'calc(100dvh - 16rem)' },
    minH: '22rem',
    borderRadius: 'xl',
    borderWidth: '1px',
    overflow: 'hidden',
    bg: 'bg.muted',
  },
});

/** How much closer a group is shown that was opened. */
const zoomSteps = 2;

/** All codes on a map, in groups, and as files for Google My Maps. */
export function MapsContent(): ReactElement {
  const [map, setMap] = useState<ReadyMap | null>(null);
  const [bounds, setBounds] = useState(country);
  const list = useListSearch(mapFilters);
  const { province, kind, verified } = list.values;
  useProvinceView(map, province);
  const filtered = { ...cornersOf(bounds), kind, verified };
  const { data, error, mutate } = useApi('adminMaps.tiles', { query: filtered }, { keepPreviousData: true });
  const pins = useMemo(
    () =>
      (data?.tiles ?? []).map(({ count, ...point }) => ({
        id: `${point.latitude} ${point.longitude}`,
        title: '',
        subtitle: '',
        href: '/admin/maps-content',
        point,
        count,
        onOpen: () => map?.view.show(point, Math.min(map.view.zoom() + zoomSteps, map.view.maxZoom)),
      })),
    [data, map],
  );
  const ready = (made: ReadyMap) => {
    setMap(made);
    setBounds(made.view.bounds());
  };
  return (
    <Page
      title="Maps"
      intro="All ZarCodes, in groups. Open a group to look closer."
      action={data === undefined ? undefined : <MapFiles files={data.files} total={data.total} />}
    >
      {error === undefined ? null : (
        <chakra.div mb="4">
          <LoadProblem
            title="The ZarCodes could not be loaded"
            message={messageOf(error)}
            onRetry={() => void mutate()}
          />
        </chakra.div>
      )}
      <FilterBar
        list={list}
        filters={codeFilters({
          province: list.field('province'),
          kind: list.field('kind'),
          verified: list.field('verified'),
        })}
      />
      <Frame>
        <MapCanvas
          label="Map of all ZarCodes"
          center={pretoria}
          zoom={zooms.country}
          gestures="greedy"
          pins={pins}
          onReady={ready}
          onMove={setBounds}
        />
      </Frame>
    </Page>
  );
}
