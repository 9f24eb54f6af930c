import { t } from '#shared/text/t.ts';

/** '1 m', '842 m', '12.3 km', '1,262 km' */
export function shownDistance(km: number): string {
  const metres = Math.round(km * 1000);
  if (metres < 1) return t`less than 1 m`;
  if (metres < 1000) return `${metres} m`;
  return metres < 99_950 ? `${km.toFixed(1)} km` : `${Math.round(km).toLocaleString('en')} km`;
}
