import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { ShownCard } from '#shared/contract/zarCodeFields.ts';
import { formatCode, normaliseCode } from '#shared/domain/code.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { t } from '#shared/text/t.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { codePins, fitPins, hasPoint } from './codePins.ts';
import { findCodes } from './findCodes.ts';
import { keptSettings } from './keptBasemap.ts';
import { MapCanvas, type ReadyMap } from './MapCanvas.tsx';
import { type MapOptions, type Point, pretoria, zooms } from './mapView.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import { useFitOnce } from './useFitOnce.ts';
import type { FoundPlace } from './usePlaceSuggestions.tsx';

interface CodesMapProps {
  codes: readonly ShownCard[];
  label?: string;
  /** As the search on the map calls them. */
  whose?: 'your' | 'these';
  /** The creator's slug below which the pages of the codes are. */
  below?: string;
  /** Called with what the map shows first, too. */
  onMove?: NonNullable<MapOptions['onMove']>;
  /** Over the map. */
  children?: ReactNode;
  /** Buttons below its search. */
  tools?: (map: ReadyMap) => ReactNode;
}

const Corner = chakra('div', {
  base: { position: 'absolute', zIndex: 2, top: '3', insetInline: '3', maxW: 'md' },
});

const searchTexts = {
  your: {
    label: t`Search your ZarCodes and places on the map`,
    hints: { point: t`Show this point`, empty: t`None of your ZarCodes and no place found with this name.` },
  },
  these: {
    label: t`Search these ZarCodes and places on the map`,
    hints: { point: t`Show this point`, empty: t`No ZarCode here and no place found with this name.` },
  },
} as const;

function foundCode(code: ShownCard & Point): FoundPlace {
  return {
    id: code.id,
    title: code.title,
    subtitle: placeLine(code.city, code.province),
    mark: <CodePlate code={code.zarcode} size="sm" />,
    point: { latitude: code.latitude, longitude: code.longitude },
  };
}

/** Codes on one map, to look through and to search; a pin leads to its code's page. Fills its parent. */
export function CodesMap({
  codes,
  label = t`Map of your ZarCodes`,
  whose = 'your',
  below: slug = 'zarcodes',
  onMove,
  children,
  tools,
}: CodesMapProps) {
  const navigate = useNavigate();
  const search = searchTexts[whose];
  const [map, setMap] = useState<ReadyMap | null>(null);
  const placed = useMemo(() => codes.filter(hasPoint), [codes]);
  const pins = useMemo(
    () => codePins(codes, slug, (code) => void navigate({ to: '/$slug/$code', params: { slug, code } })),
    [codes, navigate, slug],
  );
  const find = (query: string): readonly FoundPlace[] => {
    const found = findCodes(placed, query).map(foundCode);
    const code = normaliseCode(query);
    if (code === null || found.length > 0) return found;
    const shown = formatCode(code);
    const open = () => void navigate({ to: '/zarcodes/$code', params: { code: shown } });
    return [
      {
        id: code,
        title: t`Look up ${shown}`,
        subtitle: t`Not on this map: opens its page`,
        mark: <Search size={22} aria-hidden="true" />,
        open,
      },
    ];
  };
  const ready = (made: ReadyMap) => {
    setMap(made);
    onMove?.(made.view.bounds());
  };
  // A person's own map stays with the country (docs/product/viewing-codes.md#dashboard).
  useFitOnce(map, pins, whose === 'these');
  return (
    <MapCanvas
      label={label}
      center={pretoria}
      zoom={zooms.country}
      gestures="cooperative"
      pins={pins}
      onReady={ready}
      kept={whose === 'your' ? keptSettings : undefined}
      {...(onMove !== undefined && { onMove })}
    >
      {map === null ? null : (
        <Corner>
          <PlaceSearch
            label={search.label}
            placeholder={t`ZarCode, title or place`}
            map={map}
            hints={search.hints}
            own={find}
            onFound={(point) => map.view.show(point, zooms.focus)}
          />
          {whose === 'these' ? null : (
            <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
              {pins.length === 0 ? null : (
                <Button variant="outline" size="sm" bg="bg.panel" onClick={() => fitPins(map.view, pins)}>
                  {t`Show all my ZarCodes`}
                </Button>
              )}
              {tools?.(map)}
            </chakra.div>
          )}
        </Corner>
      )}
      {children}
    </MapCanvas>
  );
}
