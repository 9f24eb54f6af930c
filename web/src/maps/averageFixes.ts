/** A position as the device measured it. */
export interface Fix {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres: the position is that close with a probability of 95 % (W3C Geolocation, "accuracy"). */
  readonly accuracy: number;
}

const metresPerDegree = 111_320; // of latitude; of longitude at the equator

/** Devices say 0 where they do not know; a metre is the best that any phone can do. */
const least = 1;

/**
 * The average of positions measured in a row by somebody who stands still, weighted by the inverse square of their
 * accuracy. The averaged accuracy is not divided by the root of their number: positions of the same few seconds share
 * the error of the same satellites. Where they lie farther apart than they claim, that distance counts.
 * @returns null without any
 */
export function averageFixes(fixes: readonly Fix[]): Fix | null {
  const weighted = fixes
    .filter(({ latitude, longitude, accuracy }) => Number.isFinite(latitude + longitude + accuracy))
    .map((fix) => ({ ...fix, weight: 1 / Math.max(least, fix.accuracy) ** 2 }));
  const total = sum(weighted.map(({ weight }) => weight));
  if (total === 0) return null;
  const mean = (values: readonly number[]) =>
    sum(values.map((value, index) => value * (weighted[index]?.weight ?? 0))) / total;
  const latitude = mean(weighted.map((fix) => fix.latitude));
  const longitude = mean(weighted.map((fix) => fix.longitude));
  const east = Math.cos((latitude * Math.PI) / 180);
  const squares = weighted.map(
    (fix) => (fix.latitude - latitude) ** 2 + ((fix.longitude - longitude) * east) ** 2,
  );
  const spread = Math.sqrt(mean(squares)) * metresPerDegree;
  return { latitude, longitude, accuracy: Math.max(mean(weighted.map((fix) => fix.accuracy)), spread) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
