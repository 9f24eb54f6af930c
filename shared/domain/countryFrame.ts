import { toUnit } from './mercator.ts';

/** What part of the world country.svg shows, and how large it is in units of its own. */
export const countryCorner = toUnit(-21.9, 16.2);
export const countryScale = 26_000;
export const countrySize = { width: 1224, height: 1084 };

/** Where a point lies in the picture, as shares of its width and height. */
export function placeInCountry(latitude: number, longitude: number): { x: number; y: number } {
  const { x, y } = toUnit(latitude, longitude);
  return {
    x: ((x - countryCorner.x) * countryScale) / countrySize.width,
    y: ((y - countryCorner.y) * countryScale) / countrySize.height,
  };
}
