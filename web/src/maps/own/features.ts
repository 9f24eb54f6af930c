import type { Feature } from 'protomaps-leaflet';

export const textOf = ({ props }: Feature, name: string): string => {
  const value = props[name];
  return typeof value === 'string' ? value : '';
};

export const isOneOf =
  (name: string, ...values: string[]) =>
  (_zoom: number, feature: Feature): boolean =>
    values.includes(textOf(feature, name));

const polygons = 3;
export const lines = 2;
export const isPolygon = (_zoom: number, { geomType }: Feature) => geomType === polygons;
