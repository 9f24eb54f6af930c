import polyline from '@mapbox/polyline';
import { outlinePrecision, provinceOutlines } from '#shared/data/provinceOutlines.ts';
import { contains, outlineWithin, type Polygon, polygonOf } from './polygon.ts';
import { type Province, provinces } from './provinces.ts';

// Our borders are simplified, so near one the map may name another province (docs/decisions/0010).
const borderToleranceKm = 2;

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

/** Whether a point may be entered as lying in the province: it does, or is within 2 km of it. */
export function provinceAccepts(province: Province, latitude: number, longitude: number): boolean {
  const outline = provinceOutline(province);
  return (
    contains(outline, latitude, longitude) || outlineWithin(outline, latitude, longitude, borderToleranceKm)
  );
}

/** Whether a code may be issued there: in South Africa or within 2 km of it. */
export function isInSouthAfrica(latitude: number, longitude: number): boolean {
  return provinces.some((province) => provinceAccepts(province, latitude, longitude));
}
