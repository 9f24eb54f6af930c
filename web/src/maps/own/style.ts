import {
  CenteredTextSymbolizer,
  CircleSymbolizer,
  type Feature,
  GroupSymbolizer,
  type LabelRule,
  LineLabelSymbolizer,
  LineSymbolizer,
  linear,
  OffsetTextSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet';
import { labelFont } from '#web/maps/open/labels.ts';

/**
 * How the map looks: quiet, with roads, tracks and paths strong, because drivers on gravel need them. Layers and kinds:
 * https://docs.protomaps.com/basemaps/layers, version 4.
 */
export interface Style {
  /** Where a tile has no land. */
  readonly background: string;
  readonly shapes: PaintRule[];
  readonly labels: LabelRule[];
}

/** The colours of ownMap.css and openMap.css. */
const colourNames = [
  'land',
  'sea',
  'river',
  'dam',
  'border',
  'place',
  'province',
  'water',
  'built',
  'green',
  'farm',
  'public',
  'building',
  'edge',
  'casing',
  'far-road',
  'motorway',
  'main-road',
  'street',
  'track',
  'path',
  'rail',
  'road-name',
  'poi',
] as const;
type Colours = Readonly<Record<(typeof colourNames)[number], string>>;

/** In the colours of light, dark or paper, as the page is now. */
export function readStyle(element: Element): Style {
  const computed = getComputedStyle(element);
  const colours = Object.fromEntries(
    colourNames.map((name) => [name, computed.getPropertyValue(`--map-${name}`).trim()]),
  ) as Colours;
  return {
    background: colours.sea,
    shapes: [...areas(colours), ...roads(colours), ...borders(colours)],
    labels: labels(colours),
  };
}

const textOf = ({ props }: Feature, name: string): string => {
  const value = props[name];
  return typeof value === 'string' ? value : '';
};

const isOneOf =
  (name: string, ...values: string[]) =>
  (_zoom: number, feature: Feature): boolean =>
    values.includes(textOf(feature, name));

const polygons = 3;
const lines = 2;
const isPolygon = (_zoom: number, { geomType }: Feature) => geomType === polygons;

const greens = [
  'park',
  'national_park',
  'nature_reserve',
  'protected_area',
  'forest',
  'wood',
  'grass',
  'grassland',
  'scrub',
  'cemetery',
  'golf_course',
  'recreation_ground',
  'garden',
  'playground',
  'pitch',
  'zoo',
  'beach',
  'village_green',
  'allotments',
  'wetland',
  'dog_park',
  'camp_site',
  'marina',
  'attraction',
];
const farms = ['farmland', 'farmyard', 'orchard', 'vineyard', 'meadow'];
const builtUp = [
  'residential',
  'neighbourhood',
  'commercial',
  'retail',
  'industrial',
  'railway',
  'supermarket',
  'grocery',
  'hotel',
  'cafe',
];
const publicGrounds = [
  'school',
  'university',
  'college',
  'kindergarten',
  'hospital',
  'aerodrome',
  'airfield',
  'military',
  'naval_base',
  'stadium',
  'pedestrian',
  'footway',
  'platform',
  'pier',
  'runway',
  'taxiway',
  'library',
  'post_office',
  'townhall',
];

function areas(colour: Colours): PaintRule[] {
  const ground = (layer: string, kinds: string[], fill: string): PaintRule => ({
    dataLayer: layer,
    symbolizer: new PolygonSymbolizer({ fill }),
    filter: isOneOf('kind', ...kinds),
  });
  // Seen on paper alone, where nothing is filled.
  const edge = { stroke: colour.edge, width: 0.8 };
  return [
    { dataLayer: 'earth', symbolizer: new PolygonSymbolizer({ fill: colour.land }), filter: isPolygon },
    ground('landcover', ['farmland'], colour.farm),
    ground('landcover', ['forest', 'grassland', 'scrub'], colour.green),
    ground('landcover', ['urban_area'], colour.built),
    ground('landuse', builtUp, colour.built),
    ground('landuse', farms, colour.farm),
    ground('landuse', greens, colour.green),
    ground('landuse', publicGrounds, colour.public),
    {
      dataLayer: 'water',
      symbolizer: new PolygonSymbolizer({ fill: colour.sea, ...edge }),
      filter: (zoom, feature) => isPolygon(zoom, feature) && isOneOf('kind', 'ocean')(zoom, feature),
    },
    {
      dataLayer: 'water',
      symbolizer: new PolygonSymbolizer({ fill: colour.dam, ...edge }),
      filter: (zoom, feature) => isPolygon(zoom, feature) && !isOneOf('kind', 'ocean')(zoom, feature),
    },
    {
      dataLayer: 'water',
      symbolizer: new LineSymbolizer({
        color: colour.river,
        width: (zoom, feature) => {
          const isSmall = feature !== undefined && textOf(feature, 'kind') !== 'river';
          return linear([
            [7, isSmall ? 0.4 : 1],
            [18, isSmall ? 3 : 7],
          ])(zoom);
        },
      }),
      filter: (_zoom, { geomType }) => geomType === lines,
    },
    {
      dataLayer: 'buildings',
      minzoom: 17,
      symbolizer: new PolygonSymbolizer({ fill: colour.building, ...edge }),
      filter: isPolygon,
    },
  ];
}

interface Road {
  readonly filter: PaintRule['filter'];
  readonly minzoom: number;
  /** Pixels by zoom. */
  readonly widths: [zoom: number, width: number][];
  readonly colour: string;
  readonly dash?: number[];
  /** Drawn without an edge of its own. */
  readonly isBare?: true;
}

/** Of the kind `path` in the schema, though cars use them. */
const isTrack = isOneOf('kind_detail', 'track');
const isWalked = isOneOf('kind', 'path');
const isMain = isOneOf('kind', 'highway', 'major_road', 'medium_road');
const isNoStreet = isOneOf('kind', 'rail', 'ferry', 'aerialway', 'path', 'aeroway');

/** Also whatever a newer file calls otherwise: a road that is not drawn leads somebody astray. */
const isStreet = (zoom: number, feature: Feature): boolean =>
  ![isTrack, isMain, isNoStreet].some((is) => is(zoom, feature));

const hasStreetName = (zoom: number, feature: Feature): boolean =>
  isTrack(zoom, feature) || isWalked(zoom, feature) || isStreet(zoom, feature);

/** From the least to the most important: what is drawn later lies above. */
function roadsOf(colour: Colours): Road[] {
  return [
    {
      filter: isOneOf('kind', 'rail'),
      minzoom: 9,
      widths: [
        [9, 0.6],
        [17, 2],
      ],
      colour: colour.rail,
      dash: [6, 3],
      isBare: true,
    },
    ...(
      [
        ['ferry', colour.water],
        ['aerialway', colour.rail],
      ] as const
    ).map(
      ([kind, line]): Road => ({
        filter: isOneOf('kind', kind),
        minzoom: 10,
        widths: [[10, 1]],
        colour: line,
        dash: [3, 4],
        isBare: true,
      }),
    ),
    {
      filter: (zoom, feature) => isWalked(zoom, feature) && !isTrack(zoom, feature),
      minzoom: 14,
      widths: [
        [14, 1],
        [18, 2.4],
      ],
      colour: colour.path,
      dash: [3, 3],
      isBare: true,
    },
    {
      filter: isTrack,
      minzoom: 12,
      widths: [
        [12, 1],
        [15, 2],
        [18, 4],
      ],
      colour: colour.track,
      dash: [7, 3],
      isBare: true,
    },
    {
      filter: isStreet,
      minzoom: 12,
      widths: [
        [12, 0.8],
        [14, 2],
        [16, 6],
        [19, 20],
      ],
      colour: colour.street,
    },
    {
      filter: isOneOf('kind', 'aeroway'),
      minzoom: 11,
      widths: [
        [11, 1],
        [16, 14],
      ],
      colour: colour.street,
    },
    {
      filter: isOneOf('kind', 'medium_road', 'major_road'),
      minzoom: 7,
      widths: [
        [7, 0.7],
        [11, 1.8],
        [14, 4],
        [16, 9],
        [19, 24],
      ],
      colour: colour['main-road'],
    },
    {
      filter: isOneOf('kind', 'highway'),
      minzoom: 5,
      widths: [
        [5, 0.8],
        [10, 2.4],
        [14, 5],
        [16, 11],
        [19, 28],
      ],
      colour: colour.motorway,
    },
  ];
}

/** Farther out a road is a line of one colour, too thin for edges. */
const casingFromZoom = 12;

function roads(colour: Colours): PaintRule[] {
  const kinds = roadsOf(colour);
  const casings = kinds
    .filter(({ isBare }) => !isBare)
    .map(({ filter, minzoom, widths }): PaintRule => {
      const width = linear(widths);
      return {
        dataLayer: 'roads',
        minzoom: Math.max(minzoom, casingFromZoom),
        ...(filter !== undefined && { filter }),
        symbolizer: new LineSymbolizer({
          color: colour.casing,
          width: (zoom) => width(zoom) + 1.6,
          lineCap: 'round',
        }),
      };
    });
  const surfaces = kinds.map(({ filter, minzoom, widths, colour: color, dash }): PaintRule => {
    const width = linear(widths);
    const solid = {
      color: (zoom: number) => (zoom < casingFromZoom ? colour['far-road'] : color),
      width,
      lineCap: 'round',
      lineJoin: 'round',
    } as const;
    return {
      dataLayer: 'roads',
      minzoom,
      ...(filter !== undefined && { filter }),
      symbolizer: new LineSymbolizer(dash ? { color, dash, width } : solid),
    };
  });
  return [...casings, ...surfaces];
}

const borders = (colour: Colours): PaintRule[] => [
  {
    dataLayer: 'boundaries',
    symbolizer: new LineSymbolizer({ dash: [5, 3], color: colour.border, width: 1.2 }),
    filter: isOneOf('kind', 'country', 'region'),
  },
];

function labels(colour: Colours): LabelRule[] {
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
