import { distanceKm } from '#shared/domain/distance.ts';
import { type TileBox, tilesAround } from '#shared/domain/placeShards.ts';
import { nearestOf, places } from '#shared/domain/places.ts';
import type { AreaNames } from '#shared/domain/placeTable.ts';
import { suburbLine } from '#shared/domain/placeTitle.ts';
import type { Province } from '#shared/domain/provinces.ts';
import type { AddressNames, Point } from './mapView.ts';
import { tilePlaces } from './placeFiles.ts';

// Farther than this, the nearest place says nothing about where one is: the person names the suburb, and the city.
const sameSuburbKm = 5;
const sameCityKm = 40;

type Names = Pick<AddressNames, 'suburb' | 'city'>;

/** Suburb and city of a point of the province, by the nearest place that the product knows. */
export async function areaNames(point: Point, province: Province): Promise<Names> {
  const suburbs = await suburbsAround(point, province).catch((error: unknown) => {
    // docs/product/look.md#silent-failures: the bundled towns are there without a connection.
    console.info(`The suburbs of this place could not be fetched`, error);
    return [];
  });
  const towns: readonly AreaNames[] = places();
  const near = [...towns.filter((town) => town.province === province), ...suburbs];
  const nearest = nearestOf(near, point.latitude, point.longitude);
  if (nearest === null || nearest.distanceKm > sameCityKm) return {};
  const { name, city } = nearest.place;
  if (city === undefined) return { city: name };
  const suburb = nearest.distanceKm <= sameSuburbKm ? suburbLine(nearest.place) : '';
  return { ...(suburb !== '' && { suburb }), city };
}

/** The suburbs in the point's tile, and in neighbouring tiles that may have a nearer one. */
async function suburbsAround(point: Point, province: Province): Promise<AreaNames[]> {
  const [own, ...neighbours] = tilesAround(point.latitude, point.longitude);
  const ofTiles = async (tiles: readonly TileBox[]) =>
    (await Promise.all(tiles.map(tilePlaces))).flat().filter((place) => place.province === province);
  const here = own ? await ofTiles([own]) : [];
  const km = nearestOf(here, point.latitude, point.longitude)?.distanceKm ?? sameCityKm;
  return [...here, ...(await ofTiles(neighbours.filter((tile) => kmTo(tile, point) < km)))];
}

function kmTo({ south, west, north, east }: TileBox, point: Point): number {
  const latitude = Math.min(north, Math.max(south, point.latitude));
  const longitude = Math.min(east, Math.max(west, point.longitude));
  return distanceKm(point, { latitude, longitude });
}
