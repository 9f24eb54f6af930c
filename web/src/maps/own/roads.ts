import { type Feature, LineSymbolizer, linear, type PaintRule } from 'protomaps-leaflet';
import type { Colours } from './colours.ts';
import { isOneOf } from './features.ts';

/** Of the kind `path` in the schema, though cars use them. */
const isTrack = isOneOf('kind_detail', 'track');
const isWalked = isOneOf('kind', 'path');
export const isMain = isOneOf('kind', 'highway', 'major_road', 'medium_road');
const isNoStreet = isOneOf('kind', 'rail', 'ferry', 'aerialway', 'path', 'aeroway');

/** Also whatever a newer file calls otherwise: a road that is not drawn leads somebody astray. */
const isStreet = (zoom: number, feature: Feature): boolean =>
  ![isTrack, isMain, isNoStreet].some((is) => is(zoom, feature));

export const hasStreetName = (zoom: number, feature: Feature): boolean =>
  isTrack(zoom, feature) || isWalked(zoom, feature) || isStreet(zoom, feature);

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

export function roads(colour: Colours): PaintRule[] {
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
