import { LineSymbolizer, linear, type PaintRule, PolygonSymbolizer } from 'protomaps-leaflet';
import type { Colours } from './colours.ts';
import { isOneOf, isPolygon, lines, textOf } from './features.ts';

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

export function areas(colour: Colours): PaintRule[] {
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
