import { useEffect, useRef } from 'react';
import { country } from '#shared/domain/mapTiles.ts';
import type { Province } from '#shared/domain/provinces.ts';
import type { ReadyMap } from '#web/maps/MapCanvas.tsx';
import { type Point, zooms } from '#web/maps/mapView.ts';

const corners = ({ south, west, north, east }: typeof country): Point[] => [
  { latitude: south, longitude: west },
  { latitude: north, longitude: east },
];

async function cornersOf(province: Province): Promise<Point[]> {
  // Its outline comes with the map that we draw ourselves, but not with Google's.
  const { provinceRings } = await import('#shared/domain/geography.ts');
  const degrees = provinceRings(province).flatMap((ring) => [...ring]);
  const latitudes = degrees.filter((_, index) => index % 2 === 0);
  const longitudes = degrees.filter((_, index) => index % 2 === 1);
  return corners({
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  });
}

/** Shows the country, or a province once one is chosen. */
export function useProvinceView(map: ReadyMap | null, province: Province | ''): void {
  const shown = useRef<Province | '' | null>(null);
  useEffect(() => {
    if (map === null || shown.current === province) return;
    shown.current = province;
    if (province === '') {
      map.view.fit(corners(country), zooms.oneCode);
      return;
    }
    void cornersOf(province).then((points) => {
      if (shown.current === province) map.view.fit(points, zooms.oneCode);
    });
  }, [map, province]);
}
