import polyline from '@mapbox/polyline';
import { water, waterPrecision } from '#shared/data/water.ts';
import { provinceRings } from '#shared/domain/geography.ts';
import { neighboursRing } from '#shared/domain/neighbours.ts';
import { places } from '#shared/domain/places.ts';
import { provinces } from '#shared/domain/provinces.ts';

type Position = [longitude: number, latitude: number];
type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] };

interface Feature {
  type: 'Feature';
  id?: number;
  geometry: Geometry;
  properties: Record<string, string | number | boolean>;
}

/** Of one layer of the schema: https://docs.protomaps.com/basemaps/layers, version 4. */
export interface LayerFeature {
  readonly layer: string;
  readonly minZoom: number;
  readonly maxZoom?: number;
  readonly feature: Feature;
}

const feature = (geometry: Geometry, properties: Record<string, string | number | boolean>): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

const positions = (degrees: ArrayLike<number>): Position[] =>
  Array.from({ length: degrees.length / 2 }, (_, index) => [
    degrees[index * 2 + 1] ?? 0,
    degrees[index * 2] ?? 0,
  ]);

const closed = (ring: Position[]): Position[] => [...ring, ...ring.slice(0, 1)];

/** The country as the project's own data have it: land, borders, rivers, dams and towns. */
export function countryFeatures(): LayerFeature[] {
  const rings = provinces.flatMap((province) => provinceRings(province).map(positions));
  const land = [positions(neighboursRing), ...rings].map((ring) => ({
    layer: 'earth',
    minZoom: 0,
    feature: feature({ type: 'Polygon', coordinates: [closed(ring)] }, { kind: 'earth' }),
  }));
  const borders = rings.map((ring) => ({
    layer: 'boundaries',
    minZoom: 4,
    feature: feature({ type: 'LineString', coordinates: closed(ring) }, { kind: 'region', kind_detail: 4 }),
  }));
  return [...land, ...borders, ...waterFeatures(), ...placeFeatures()];
}

function waterFeatures(): LayerFeature[] {
  const source = JSON.parse(water) as [kind: string, name: string, rank: number, lines: string[]][];
  return source.flatMap(([kind, name, , lines]) =>
    lines.map((line) => {
      const line_ = positions(polyline.decode(line, waterPrecision).flat());
      const geometry: Geometry =
        kind === 'river'
          ? { type: 'LineString', coordinates: line_ }
          : { type: 'Polygon', coordinates: [closed(line_)] };
      const properties = { kind: kind === 'river' ? 'river' : 'lake', ...(name !== '' && { name }) };
      return { layer: 'water', minZoom: 5, feature: feature(geometry, properties) };
    }),
  );
}

function placeFeatures(): LayerFeature[] {
  const regions = provinces.map((province) => {
    const [ring = new Float64Array()] = provinceRings(province).toSorted((a, b) => b.length - a.length);
    const points = positions(ring);
    const middle = (index: 0 | 1) =>
      points.reduce((sum, point) => sum + (point[index] ?? 0), 0) / points.length;
    return {
      layer: 'places',
      minZoom: 4,
      feature: feature(
        { type: 'Point', coordinates: [middle(0), middle(1)] },
        { kind: 'region', name: province },
      ),
    };
  });
  const towns = places().map(({ name, latitude, longitude }) => ({
    layer: 'places',
    minZoom: 7,
    feature: feature(
      { type: 'Point', coordinates: [longitude, latitude] },
      { kind: 'locality', kind_detail: 'town', name, min_zoom: 7, population_rank: 6 },
    ),
  }));
  return [...regions, ...towns];
}

const metresPerDegree = 111_320;

/**
 * Something of every kind that the style draws, around a point. These streets do not exist: they are there to be drawn
 * and looked at in tests.
 */
export function madeUpFeatures({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): LayerFeature[] {
  const at = (east: number, north: number): Position => [
    longitude + east / (metresPerDegree * Math.cos((latitude * Math.PI) / 180)),
    latitude + north / metresPerDegree,
  ];
  const line = (...points: [number, number][]): Geometry => ({
    type: 'LineString',
    coordinates: points.map(([east, north]) => at(east, north)),
  });
  const box = (east: number, north: number, width: number, height: number): Geometry => ({
    type: 'Polygon',
    coordinates: [
      [
        at(east, north),
        at(east + width, north),
        at(east + width, north + height),
        at(east, north + height),
        at(east, north),
      ],
    ],
  });
  const point = (east: number, north: number): Geometry => ({ type: 'Point', coordinates: at(east, north) });
  const layer =
    (name: string, minZoom: number) =>
    (geometry: Geometry, properties: Record<string, string | number | boolean>) => ({
      layer: name,
      minZoom,
      feature: feature(geometry, properties),
    });
  const road = layer('roads', 8);
  const landuse = layer('landuse', 8);
  const building = layer('buildings', 14);
  const poi = layer('pois', 13);
  const place = layer('places', 9);
  const water_ = layer('water', 8);
  const streets = Array.from({ length: 9 }, (_, index) => index * 120 - 480);
  return [
    landuse(box(-700, -700, 1400, 1400), { kind: 'residential' }),
    landuse(box(200, 200, 260, 200), { kind: 'park', name: 'Freedom Park' }),
    landuse(box(-600, 240, 220, 180), { kind: 'cemetery' }),
    landuse(box(-300, -620, 200, 120), { kind: 'school' }),
    landuse(box(40, -640, 160, 140), { kind: 'hospital' }),
    landuse(box(460, -640, 220, 260), { kind: 'industrial' }),
    landuse(box(800, -900, 900, 1300), { kind: 'farmland' }),
    landuse(box(-1600, -300, 700, 900), { kind: 'nature_reserve' }),
    landuse(box(-1500, 700, 500, 400), { kind: 'wood' }),
    road(line([-4000, 900], [0, 820], [4000, 1100]), {
      kind: 'highway',
      kind_detail: 'motorway',
      name: 'N2',
      shield_text: 'N2',
      network: 'ZA:national',
    }),
    road(line([-3000, -900], [0, -760], [3000, -900]), {
      kind: 'major_road',
      kind_detail: 'primary',
      name: 'Main Road',
      shield_text: 'R300',
    }),
    road(line([-700, -2500], [-660, 0], [-680, 2500]), {
      kind: 'major_road',
      kind_detail: 'secondary',
      name: 'Spine Road',
    }),
    road(line([700, -2500], [680, 2500]), {
      kind: 'major_road',
      kind_detail: 'tertiary',
      name: 'Station Road',
    }),
    ...streets.flatMap((offset, index) => [
      road(line([-660, offset], [680, offset]), {
        kind: 'minor_road',
        kind_detail: 'residential',
        name: `Street ${index + 1}`,
      }),
      road(line([offset, -700], [offset, 700]), {
        kind: 'minor_road',
        kind_detail: index % 3 === 0 ? 'service' : 'residential',
        name: `Avenue ${index + 1}`,
      }),
    ]),
    road(line([700, 100], [1000, 180], [1500, 60], [2400, 400]), {
      kind: 'path',
      kind_detail: 'track',
      name: 'Farm track',
    }),
    road(line([1000, 180], [1100, 700], [1700, 1000]), { kind: 'path', kind_detail: 'path' }),
    road(line([-480, -20], [-60, 300]), { kind: 'path', kind_detail: 'footway' }),
    road(line([-200, -300], [-180, -260]), { kind: 'path', kind_detail: 'steps' }),
    road(line([-4000, -1100], [0, -1000], [4000, -1300]), { kind: 'rail', kind_detail: 'rail' }),
    road(line([-2000, 1500], [-1200, 1500]), { kind: 'aeroway', kind_detail: 'runway' }),
    road(line([-2500, 300], [-1900, -700]), { kind: 'ferry' }),
    road(line([0, 700], [0, 980]), { kind: 'minor_road', kind_detail: 'residential', is_bridge: true }),
    water_(line([-3000, 400], [-1200, -200], [-900, -1200], [1500, -2000]), {
      kind: 'river',
      name: 'Kuils River',
    }),
    water_(line([300, 1300], [900, 1700]), { kind: 'stream' }),
    water_(box(-1100, 200, 180, 160), { kind: 'water' }),
    water_(point(-1010, 280), { kind: 'water', name: 'Farm dam' }),
    ...streets.flatMap((north) =>
      streets
        .slice(0, -1)
        .map((east) => building(box(east + 22, north + 18, 26, 20), { kind: 'building', height: 3 })),
    ),
    building(point(-430, -430), { kind: 'address', addr_housenumber: '12' }),
    poi(point(120, -570), { kind: 'hospital', name: 'Clinic', min_zoom: 13 }),
    poi(point(-200, -560), { kind: 'school', name: 'Primary School', min_zoom: 14 }),
    poi(point(60, 60), { kind: 'place_of_worship', name: 'Church', min_zoom: 15 }),
    poi(point(260, -60), { kind: 'supermarket', name: 'Spaza', min_zoom: 15 }),
    poi(point(-360, 120), { kind: 'fuel', name: 'Garage', min_zoom: 14 }),
    poi(point(0, -1000), { kind: 'station', name: 'Station', min_zoom: 12 }),
    place(point(0, 0), { kind: 'neighbourhood', name: 'Site C', min_zoom: 12 }),
    place(point(1700, -400), {
      kind: 'locality',
      kind_detail: 'farm',
      name: 'Doornfontein',
      min_zoom: 11,
      population_rank: 1,
    }),
  ];
}
