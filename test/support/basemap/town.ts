import type { LayerFeature } from './features.ts';

/**
 * A township as dense as Khayelitsha at the census of 2011: 118,809 households on 38.71 km², 31 on a hectare. Every house,
 * shop, path and street stands for itself, as where OpenStreetMap is complete, and none of them exists.
 */
const house = { streetsEvery: 60, avenuesEvery: 170, plotWidth: 11.2 } as const;
const perSquareKm = { pois: 40, grounds: 12, paths: 30 } as const;
const turnedBy = 0.21; // no street lies along a tile's border
const metresPerDegree = 111_320;

interface Around {
  readonly latitude: number;
  readonly longitude: number;
  /** Of the square's half side. */
  readonly metres: number;
}

type Position = [longitude: number, latitude: number];

/** The same numbers each time: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const syllables = 'ba nto si ya kha we li ma ndla no mzi thu la ko zi ntu vu yo lwe tha'.split(' ');

export function townFeatures({ latitude, longitude, metres }: Around): LayerFeature[] {
  const draw = drawing(7);
  const between = (low: number, high: number) => low + draw() * (high - low);
  const name = () => {
    const parts = Array.from(
      { length: Math.floor(between(3, 5)) },
      () => syllables[Math.floor(draw() * syllables.length)],
    );
    return parts.join('').replace(/^./, (first) => first.toUpperCase());
  };
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const at = (east: number, north: number): Position => {
    const x = east * Math.cos(turnedBy) - north * Math.sin(turnedBy);
    const y = east * Math.sin(turnedBy) + north * Math.cos(turnedBy);
    return [longitude + x / (metresPerDegree * narrowing), latitude + y / metresPerDegree];
  };
  const steps = (every: number) => {
    const count = Math.floor((2 * metres) / every);
    return Array.from({ length: count + 1 }, (_, index) => index * every - metres);
  };
  const north = steps(house.streetsEvery);
  const east = steps(house.avenuesEvery);
  const nearly = (value: number) => value + between(-1.5, 1.5);
  // Ids of OpenStreetMap, nearly in a row.
  let id = 4_000_000_000;
  const nextId = () => {
    id += Math.floor(between(1, 9));
    return id;
  };
  const make = (
    layer: string,
    { minZoom, maxZoom }: { minZoom: number; maxZoom?: number },
    geometry: LayerFeature['feature']['geometry'],
    properties: LayerFeature['feature']['properties'],
  ): LayerFeature => ({
    layer,
    minZoom,
    ...(maxZoom !== undefined && { maxZoom }),
    feature: { type: 'Feature', ...(maxZoom === undefined && { id: nextId() }), geometry, properties },
  });
  const line = (points: Position[]) => ({ type: 'LineString', coordinates: points }) as const;
  const polygon = (points: Position[]): LayerFeature['feature']['geometry'] => ({
    type: 'Polygon',
    coordinates: [[...points, ...points.slice(0, 1)]],
  });

  const streets = [
    ...north.map((y) => line(east.map((x) => at(nearly(x), nearly(y))))),
    ...east.map((x) => line(north.map((y) => at(nearly(x), nearly(y))))),
  ].map((geometry, index) =>
    make('roads', { minZoom: index % 6 === 0 ? 9 : 12 }, geometry, {
      name: `${name()} ${index % 2 === 0 ? 'Street' : 'Crescent'}`,
      ...(index % 6 === 0
        ? { kind: 'major_road', kind_detail: 'tertiary' }
        : { kind: 'minor_road', kind_detail: 'residential' }),
    }),
  );

  function homeAt(x: number, y: number): Position[] {
    const [wide, deep] = [between(5.5, 9), between(5.5, 10)];
    const corner =
      draw() < 0.3
        ? [
            [wide, deep * 0.6],
            [wide * 0.5, deep * 0.6],
            [wide * 0.5, deep],
          ]
        : [[wide, deep]];
    const points = [[0, 0], [wide, 0], ...corner, [0, deep]];
    const lean = between(-0.06, 0.06);
    return points.map(([dx = 0, dy = 0]) => at(x + dx - dy * lean, y + dy + dx * lean));
  }
  const blocks = north.slice(0, -1).flatMap((y) => east.slice(0, -1).map((x) => ({ x, y })));
  const plots = Array.from(
    { length: Math.floor(house.avenuesEvery / house.plotWidth) - 1 },
    (_, index) => index,
  );
  const homes = blocks.flatMap(({ x, y }) =>
    [7, 35].flatMap((row) =>
      plots.map((plot) => homeAt(x + 8 + plot * house.plotWidth + between(0, 2), y + row + between(0, 4))),
    ),
  );
  // Protomaps merges what stands close together in tiles farther out.
  const rows = blocks.flatMap(({ x, y }) =>
    [7, 35].map((row) =>
      polygon(
        [
          [8, 0],
          [82, 1],
          [162, 0],
          [162, 14],
          [90, 13],
          [8, 14],
        ].map(([dx = 0, dy = 0]) => at(nearly(x + dx), nearly(y + row + dy))),
      ),
    ),
  );
  const anywhere = () => [between(-metres, metres), between(-metres, metres)] as const;
  const area = (2 * metres) ** 2 / 1e6;
  const times = <T>(perKm: number, one: (index: number) => T): T[] =>
    Array.from({ length: Math.round(perKm * area) }, (_, index) => one(index));
  const poiKinds = [
    'place_of_worship',
    'supermarket',
    'school',
    'fuel',
    'hairdresser',
    'clinic',
    'bar',
    'bus_stop',
  ];
  const pois = times(perSquareKm.pois, (index) =>
    make(
      'pois',
      { minZoom: index % 8 === 2 ? 13 : 15 },
      { type: 'Point', coordinates: at(...anywhere()) },
      { kind: poiKinds[index % poiKinds.length] ?? '', name: `${name()} ${name()}`, min_zoom: 15 },
    ),
  );
  const groundKinds = ['school', 'park', 'recreation_ground', 'commercial', 'grass', 'cemetery'];
  const grounds = times(perSquareKm.grounds, (index) => {
    const [x, y] = anywhere();
    const points = Array.from({ length: 10 }, (_, corner) => {
      const angle = (corner / 10) * 2 * Math.PI;
      const radius = between(30, 80);
      return at(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    });
    return make('landuse', { minZoom: 12 }, polygon(points), {
      kind: groundKinds[index % groundKinds.length] ?? '',
    });
  });
  const paths = times(perSquareKm.paths, () => {
    const [x, y] = anywhere();
    const points = Array.from({ length: 6 }, (_, step) =>
      at(x + step * 22 + between(-9, 9), y + between(-14, 14)),
    );
    return make('roads', { minZoom: 13 }, line(points), { kind: 'path', kind_detail: 'footway' });
  });
  const whole = polygon([at(-metres, -metres), at(metres, -metres), at(metres, metres), at(-metres, metres)]);
  return [
    make('landuse', { minZoom: 8 }, whole, { kind: 'residential' }),
    ...grounds,
    ...streets,
    ...paths,
    ...homes.map((points) =>
      make('buildings', { minZoom: 15 }, polygon(points), { kind: 'building', height: 3 }),
    ),
    ...rows.map((geometry) =>
      make('buildings', { minZoom: 14, maxZoom: 14 }, geometry, { kind: 'building' }),
    ),
    ...pois,
  ];
}
