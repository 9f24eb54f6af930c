import { type LabelRule, LineSymbolizer, type PaintRule } from 'protomaps-leaflet';
import { areas } from './areas.ts';
import { type Colours, readColours } from './colours.ts';
import { isOneOf } from './features.ts';
import { names } from './names.ts';
import { roads } from './roads.ts';

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

const borders = (colour: Colours): PaintRule[] => [
  {
    dataLayer: 'boundaries',
    symbolizer: new LineSymbolizer({ dash: [5, 3], color: colour.border, width: 1.2 }),
    filter: isOneOf('kind', 'country', 'region'),
  },
];

export function readStyle(element: Element): Style {
  const colours = readColours(element);
  return {
    background: colours.sea,
    shapes: [...areas(colours), ...roads(colours), ...borders(colours)],
    labels: names(colours),
  };
}
