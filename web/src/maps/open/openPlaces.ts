import { provinceAccepts, provinceAt } from '#shared/domain/geography.ts';
import { searchPlaces } from '#shared/domain/placeSearch.ts';
import { nearestPlace, type Place, placeById } from '#shared/domain/places.ts';
import { provinces } from '#shared/domain/provinces.ts';
import { type AddressNames, type PlaceFinder, suggestionLimit } from '../mapView.ts';

// Farther than this, the nearest of the bundled towns says nothing about where one is: the person names it.
const sameTownKm = 40;

function subtitle(place: Place): string {
  return place.district ? `${place.district}, ${place.province}` : place.province;
}

/** Places from the list that comes with the product: it works without any connection. */
export const openPlaces: PlaceFinder = {
  search: async (text) =>
    searchPlaces(text, suggestionLimit).map((place) => ({
      id: place.id,
      title: place.name,
      subtitle: subtitle(place),
    })),

  resolve: async (placeId) => {
    const place = placeById(placeId);
    return place && { point: { latitude: place.latitude, longitude: place.longitude }, title: place.name };
  },

  reverse: async ({ latitude, longitude }) => {
    const accepted = provinces.filter((name) => provinceAccepts(name, latitude, longitude));
    const province = provinceAt(latitude, longitude) ?? accepted[0];
    if (province === undefined) return null;
    const otherProvinces = accepted.filter((name) => name !== province);
    const { place, distanceKm } = nearestPlace(latitude, longitude);
    const names: AddressNames = { province, otherProvinces };
    return distanceKm <= sameTownKm ? { ...names, city: place.name } : names;
  },
};
