import {
  CenteredTextSymbolizer,
  CircleSymbolizer,
  GroupSymbolizer,
  type LabelRule,
  LineLabelSymbolizer,
  OffsetTextSymbolizer,
} from 'protomaps-leaflet';
import { labelFont } from '#web/maps/open/labels.ts';
import type { Colours } from './colours.ts';
import { isOneOf, lines } from './features.ts';
import { hasStreetName, isMain } from './roads.ts';

const landmarks = [
  'hospital',
  'clinic',
  'school',
  'college',
  'university',
  'police',
  'fire_station',
  'station',
  'bus_station',
  'aerodrome',
  'townhall',
  'library',
  'post_office',
  'fuel',
  'place_of_worship',
  'stadium',
];

export function names(colour: Colours): LabelRule[] {
  const halo = { stroke: colour.land, width: 1.5 };
  const named = { labelProps: ['name'] };
  const town = (detail: string[] | 'others', size: number, weight: number, minzoom: number): LabelRule => ({
    dataLayer: 'places',
    minzoom,
    symbolizer: new CenteredTextSymbolizer({
      ...named,
      font: labelFont(size, weight),
      fill: colour.place,
      ...halo,
    }),
    filter: (zoom, feature) =>
      isOneOf('kind', 'locality')(zoom, feature) &&
      (detail === 'others'
        ? !isOneOf('kind_detail', 'city', 'town')(zoom, feature)
        : isOneOf('kind_detail', ...detail)(zoom, feature)),
  });
  const roadName = (filter: LabelRule['filter'], minzoom: number, size: number): LabelRule => ({
    dataLayer: 'roads',
    minzoom,
    symbolizer: new LineLabelSymbolizer({
      ...named,
      font: labelFont(size, 500),
      fill: colour['road-name'],
      ...halo,
      width: 3,
    }),
    ...(filter !== undefined && { filter }),
  });
  const region = (kind: string, minzoom: number, maxzoom: number): LabelRule => ({
    dataLayer: 'places',
    minzoom,
    maxzoom,
    symbolizer: new CenteredTextSymbolizer({
      ...named,
      font: labelFont(11, 600),
      textTransform: 'uppercase',
      fill: colour.province,
      ...halo,
      letterSpacing: 1.2,
    }),
    filter: isOneOf('kind', kind),
  });
  return [
    region('country', 3, 6),
    town(['city'], 14, 600, 4),
    region('region', 5, 8),
    town(['town'], 12.5, 600, 8),
    town('others', 12, 500, 11),
    {
      dataLayer: 'places',
      minzoom: 11,
      symbolizer: new CenteredTextSymbolizer({
        ...named,
        font: labelFont(12, 500),
        fill: colour.place,
        ...halo,
        letterSpacing: 0.5,
      }),
      filter: isOneOf('kind', 'neighbourhood', 'macrohood'),
    },
    roadName(isMain, 12, 11),
    roadName(hasStreetName, 15, 11),
    {
      dataLayer: 'water',
      minzoom: 9,
      symbolizer: new LineLabelSymbolizer({
        ...named,
        font: labelFont(11, 500, true),
        fill: colour.water,
        ...halo,
        width: 3,
      }),
      filter: (_zoom, { geomType }) => geomType === lines,
    },
    {
      dataLayer: 'water',
      minzoom: 9,
      symbolizer: new CenteredTextSymbolizer({
        ...named,
        font: labelFont(11, 500, true),
        fill: colour.water,
        ...halo,
      }),
      // The schema has names of lakes and dams as points of their own.
      filter: (_zoom, { geomType }) => geomType !== lines,
    },
    {
      dataLayer: 'pois',
      minzoom: 14,
      symbolizer: new GroupSymbolizer([
        new CircleSymbolizer({ radius: 3, fill: colour.poi, stroke: colour.land, width: 1 }),
        new OffsetTextSymbolizer({
          ...named,
          font: labelFont(10.5, 500),
          fill: colour.poi,
          ...halo,
          offsetX: 6,
          offsetY: 4,
        }),
      ]),
      // What people give as a landmark; shops by their name only close in.
      filter: (zoom, feature) => zoom >= 16 || isOneOf('kind', ...landmarks)(zoom, feature),
    },
    {
      dataLayer: 'buildings',
      minzoom: 17,
      symbolizer: new CenteredTextSymbolizer({
        labelProps: ['addr_housenumber'],
        font: labelFont(10, 500),
        fill: colour['road-name'],
        ...halo,
      }),
      filter: isOneOf('kind', 'address'),
    },
  ];
}
