import polyline from '@mapbox/polyline';
import { outlinePrecision, provinceOutlines } from '#shared/data/provinceOutlines.ts';
import { neighboursRing } from './neighbours.ts';
import { contains, outlineWithin, type Polygon, polygonOf } from './polygon.ts';
import { type Province, provinces } from './provinces.ts';

// Our borders are simplified. So near a border the map may name another province, and a pier or a headland lies in the
// sea; on land few points of ours lie beyond the border, and whole towns of the neighbours do (docs/decisions/0010).
const provinceToleranceKm = 2;
const seaToleranceKm = 1;
const foreignToleranceKm = 0.25;

const outlines = new Map<Province, Polygon>();

/** Outlines, islands and holes in degrees, latitude and longitude alternating. */
export function provinceRings(province: Province): Float64Array[] {
  return provinceOutlines[province].map((ring) =>
    Float64Array.from(polyline.decode(ring, outlinePrecision).flat()),
  );
}

/** The outline of a province, decoded on first use. */
export function provinceOutline(province: Province): Polygon {
  const cached = outlines.get(province);
  if (cached) return cached;
  const outline = polygonOf(provinceRings(province));
  outlines.set(province, outline);
  return outline;
}

/** The province around a point; null in another country (Lesotho and Eswatini included) and at sea. */
export function provinceAt(latitude: number, longitude: number): Province | null {
  return provinces.find((province) => contains(provinceOutline(province), latitude, longitude)) ?? null;
}

let neighbours: Polygon | undefined;

function isForeignLand(latitude: number, longitude: number): boolean {
  neighbours ??= polygonOf([Float64Array.from(neighboursRing)]);
  return contains(neighbours, latitude, longitude);
}

const isNear = (province: Province, latitude: number, longitude: number, km: number) =>
  outlineWithin(provinceOutline(province), latitude, longitude, km);

/** Whether a point may be entered as lying in the province: it does, or is in the country and within 2 km of it. */
export function provinceAccepts(province: Province, latitude: number, longitude: number): boolean {
  if (contains(provinceOutline(province), latitude, longitude)) return true;
  return isNear(province, latitude, longitude, provinceToleranceKm) && isInSouthAfrica(latitude, longitude);
}

/** Whether a code may be issued there: in South Africa, 1 km into the sea or 250 m into another country. */
export function isInSouthAfrica(latitude: number, longitude: number): boolean {
  if (provinceAt(latitude, longitude) !== null) return true;
  const km = isForeignLand(latitude, longitude) ? foreignToleranceKm : seaToleranceKm;
  return provinces.some((province) => isNear(province, latitude, longitude, km));
}
