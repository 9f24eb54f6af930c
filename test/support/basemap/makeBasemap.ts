import GeoJSONVT from 'geojson-vt';
import { fromGeojsonVt } from 'vt-pbf';
import { toUnit } from '#shared/domain/mercator.ts';
import { countryFeatures, type LayerFeature, madeUpFeatures } from './features.ts';
import { type ArchiveTile, pmtilesFile } from './pmtilesFile.ts';

export const basemapZooms = { country: 8, max: 15 } as const;
const country = { west: 16, south: -35.5, east: 33.5, north: -21.5 } as const;
/** Kilometres to each side of a point that the archive has in detail. */
const detailDegrees = 0.03;

interface Around {
  readonly latitude: number;
  readonly longitude: number;
}

/** An archive in the schema of Protomaps: the country from afar, and streets that do not exist around some points. */
export function makeBasemap(
  points: readonly Around[],
  metadata: object = {},
  featuresAround: (point: Around) => LayerFeature[] = madeUpFeatures,
): Buffer {
  const features = [...countryFeatures(), ...points.flatMap(featuresAround)];
  const indexes = indexesOf(features);
  const tiles: ArchiveTile[] = [];
  for (let z = 0; z <= basemapZooms.max; z++) {
    const areas = z <= basemapZooms.country ? [country] : points.map(around);
    for (const { x, y } of tilesIn(areas, z)) {
      const layers = layersOf(indexes, { z, x, y });
      if (Object.keys(layers).length > 0)
        tiles.push({ z, x, y, bytes: fromGeojsonVt(layers, { version: 2 }) });
    }
  }
  const vectorLayers = [...new Set(features.map(({ layer }) => layer))].map((id) => ({ id, fields: {} }));
  return pmtilesFile({
    tiles,
    bounds: country,
    metadata: {
      name: 'Protomaps Basemap',
      version: '4.11.9',
      type: 'baselayer',
      vector_layers: vectorLayers,
      ...metadata,
    },
  });
}

const around = ({ latitude, longitude }: Around) => ({
  west: longitude - detailDegrees,
  east: longitude + detailDegrees,
  south: latitude - detailDegrees,
  north: latitude + detailDegrees,
});

interface Index {
  readonly layer: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly tiles: GeoJSONVT;
}

function indexesOf(features: readonly LayerFeature[]): Index[] {
  const groups = Map.groupBy(features, ({ layer, minZoom, maxZoom }) => `${layer} ${minZoom} ${maxZoom}`);
  return [...groups.values()].map((group) => ({
    layer: group[0]?.layer ?? '',
    minZoom: group[0]?.minZoom ?? 0,
    maxZoom: group[0]?.maxZoom ?? basemapZooms.max,
    tiles: new GeoJSONVT(
      { type: 'FeatureCollection', features: group.map(({ feature }) => feature) },
      { maxZoom: basemapZooms.max, indexMaxZoom: 4, buffer: 64 },
    ),
  }));
}

function layersOf(indexes: readonly Index[], { z, x, y }: { z: number; x: number; y: number }) {
  const layers: Record<string, { features: unknown[] }> = {};
  for (const { layer, minZoom, maxZoom, tiles } of indexes) {
    const tile = z < minZoom || z > maxZoom ? null : tiles.getTile(z, x, y);
    if (!tile || tile.features.length === 0) continue;
    layers[layer] = { ...tile, features: [...(layers[layer]?.features ?? []), ...tile.features] };
  }
  return layers;
}

function* tilesIn(areas: readonly (typeof country | ReturnType<typeof around>)[], z: number) {
  const seen = new Set<string>();
  for (const { west, south, east, north } of areas) {
    const first = toUnit(north, west);
    const last = toUnit(south, east);
    for (let x = Math.floor(first.x * 2 ** z); x <= last.x * 2 ** z; x++) {
      for (let y = Math.floor(first.y * 2 ** z); y <= last.y * 2 ** z; y++) {
        if (seen.has(`${x} ${y}`)) continue;
        seen.add(`${x} ${y}`);
        yield { x, y };
      }
    }
  }
}
