import polyline from '@mapbox/polyline';

type Position = readonly [longitude: number, latitude: number];

/**
 * A line as a polyline, latitude first, without points that become equal by rounding. A ring comes without its closing
 * point, which equals the first one.
 */
export function encodeLine(positions: readonly Position[], decimals: number): string {
  const rounded = positions.map(([lng, lat]): [number, number] => [
    Number(lat.toFixed(decimals)),
    Number(lng.toFixed(decimals)),
  ]);
  const points = rounded.filter(([lat, lng], index) => {
    const [lat0, lng0] = rounded.at(index - 1) ?? [];
    return lat !== lat0 || lng !== lng0;
  });
  return polyline.encode(points, decimals);
}
