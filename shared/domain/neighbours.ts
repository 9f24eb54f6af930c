/**
 * The land around South Africa, without detail: the coasts of Namibia and Mozambique from their best-known points, closed
 * off beneath our own provinces. Latitude and longitude by turns.
 */
export const neighboursRing: readonly number[] = [
  -28.63, 16.45, -27.9, 15.7, -26.64, 15.15, -24.8, 14.8, -22.96, 14.5, -21.8, 13.95, -19.9, 12.9, -17.25,
  11.75, -15.2, 12.1, -12.4, 13.5, -8.8, 13.2, -4, 11.5, 2, 9.6, 2, 45.4, -4, 39.7, -7, 39.5, -10.5, 40.6,
  -14.5, 40.8, -16.2, 39.9, -17.3, 38.2, -18.0, 36.95, -19.0, 36.1, -19.85, 34.9, -20.9, 35.1, -22.0, 35.5,
  -23.85, 35.5, -24.75, 35.2, -25.25, 33.3, -25.95, 32.65, -26.86, 32.89, -27.6, 32.0, -31.0, 29.3, -30.9,
  27.4, -29.5, 19.0,
];
