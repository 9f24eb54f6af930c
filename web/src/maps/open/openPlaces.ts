import { searchPlaces } from '#shared/domain/placeSearch.ts';
import { nearestPlace, type Place, placeById } from '#shared/domain/places.ts';
import { type AddressNames, type PlaceFinder, suggestionLimit } from '#web/maps/mapView.ts';
import { provinceOf } from '#web/maps/provinceNames.ts';

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

  reverse: async (point) => {
    const names: AddressNames | null = provinceOf(point);
    if (names === null) return null;
    const { place, distanceKm } = nearestPlace(point.latitude, point.longitude);
    return distanceKm <= sameTownKm ? { ...names, city: place.name } : names;
  },
};
