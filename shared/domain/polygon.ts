/** Geometry for an area the size of a country. Distances are accurate to a few metres per kilometre. */

export interface Polygon {
  /** Latitude and longitude alternating; the last point joins the first. Holes are rings as well. */
  rings: readonly Float64Array[];
  north: number;
  east: number;
  south: number;
  west: number;
}

export const earthRadiusKm = 6371.0088; // mean radius, IUGG
export const kmPerDegree = (earthRadiusKm * Math.PI) / 180;

export function polygonOf(rings: readonly Float64Array[]): Polygon {
  const box = { north: -90, east: -180, south: 90, west: 180 };
  visitEdges(rings, (latitude, longitude) => {
    box.north = Math.max(box.north, latitude);
    box.south = Math.min(box.south, latitude);
    box.east = Math.max(box.east, longitude);
    box.west = Math.min(box.west, longitude);
  });
  return { rings, ...box };
}

/**
 * Visits the edges of all rings, each from a point back to the one before. A callback, because a generator takes ten
 * times as long over the 10,930 points of the provinces.
 */
function visitEdges(
  rings: readonly Float64Array[],
  visit: (lat: number, lng: number, lat0: number, lng0: number) => void,
): void {
  for (const ring of rings) {
    let lat0 = ring.at(-2) ?? 0;
    let lng0 = ring.at(-1) ?? 0;
    for (let index = 0; index < ring.length; index += 2) {
      const lat = ring[index] ?? 0;
      const lng = ring[index + 1] ?? 0;
      visit(lat, lng, lat0, lng0);
      lat0 = lat;
      lng0 = lng;
    }
  }
}

function isNearBox(polygon: Polygon, latitude: number, longitude: number, marginKm: number): boolean {
  const margin = marginKm / kmPerDegree;
  const sideways = margin / Math.cos((latitude * Math.PI) / 180);
  return (
    latitude <= polygon.north + margin &&
    latitude >= polygon.south - margin &&
    longitude <= polygon.east + sideways &&
    longitude >= polygon.west - sideways
  );
}

/** The even-odd rule over all rings excludes holes and includes islands. */
export function contains(polygon: Polygon, latitude: number, longitude: number): boolean {
  if (!isNearBox(polygon, latitude, longitude, 0)) return false;
  let inside = false;
  visitEdges(polygon.rings, (lat, lng, lat0, lng0) => {
    const crosses = lat > latitude !== lat0 > latitude;
    if (crosses && longitude < lng + ((latitude - lat) / (lat0 - lat)) * (lng0 - lng)) inside = !inside;
  });
  return inside;
}

/** Whether the outline is within a distance of the point, which may be inside or outside. */
export function outlineWithin(polygon: Polygon, latitude: number, longitude: number, km: number): boolean {
  if (!isNearBox(polygon, latitude, longitude, km)) return false;
  // A plane that touches the earth at the point: over a few kilometres its error is far below a metre.
  const kmEast = kmPerDegree * Math.cos((latitude * Math.PI) / 180);
  let isWithin = false;
  visitEdges(polygon.rings, (lat, lng, lat0, lng0) => {
    const x = (lng - longitude) * kmEast;
    const y = (lat - latitude) * kmPerDegree;
    const dx = (lng0 - longitude) * kmEast - x;
    const dy = (lat0 - latitude) * kmPerDegree - y;
    const along = -(x * dx + y * dy) / (dx * dx + dy * dy || 1);
    const nearest = Math.min(1, Math.max(0, along));
    isWithin ||= Math.hypot(x + nearest * dx, y + nearest * dy) <= km;
  });
  return isWithin;
}
