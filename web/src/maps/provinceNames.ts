import { provinceAccepts, provinceAt } from '#shared/domain/geography.ts';
import { type Province, provinces } from '#shared/domain/provinces.ts';
import type { Point } from './mapView.ts';

/** The province of a point by our own outlines, with those it may lie in beside a border; null elsewhere. */
export function provinceOf(point: Point): { province: Province; otherProvinces: Province[] } | null {
  const { latitude, longitude } = point;
  const accepted = provinces.filter((name) => provinceAccepts(name, latitude, longitude));
  const province = provinceAt(latitude, longitude) ?? accepted[0];
  if (province === undefined) return null;
  return { province, otherProvinces: accepted.filter((name) => name !== province) };
}
