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

/** Fewer say nothing of one another. */
const fewest = 5;
/** A phone may err by this much from second to second. */
const jitterM = 5;

/**
 * Without those that lie far from most others: a reflection from a wall, or a first position by masts. Farther than three
 * times the usual distance.
 */
export function withoutOutliers(fixes: readonly Fix[]): readonly Fix[] {
  const known = fixes.filter(({ latitude, longitude, accuracy }) =>
    Number.isFinite(latitude + longitude + accuracy),
  );
  if (known.length < fewest) return known;
  const middle = {
    latitude: median(known.map(({ latitude }) => latitude)),
    longitude: median(known.map(({ longitude }) => longitude)),
  };
  const east = Math.cos((middle.latitude * Math.PI) / 180);
  const distanceOf = ({ latitude, longitude }: Fix) =>
    Math.hypot(latitude - middle.latitude, (longitude - middle.longitude) * east) * metresPerDegree;
  const usual = Math.max(jitterM, median(known.map(distanceOf)));
  return known.filter((fix) => distanceOf(fix) <= 3 * usual);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/**
 * The average of positions measured in a row by somebody who stands still, weighted by the inverse square of their
 * accuracy, without outliers. The averaged accuracy is not divided by the root of their number: positions of the same few seconds share
 * the error of the same satellites. Where they lie farther apart than they claim, that distance counts.
 * @returns null without any
 */
export function averageFixes(fixes: readonly Fix[]): Fix | null {
  const weighted = withoutOutliers(fixes).map((fix) => ({
    ...fix,
    weight: 1 / Math.max(least, fix.accuracy) ** 2,
  }));
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
