import { townList } from '#shared/domain/placeList.ts';
import { searchPlaces } from '#shared/domain/placeSearch.ts';
import { placeById } from '#shared/domain/places.ts';
import { placeContext, titleWithName } from '#shared/domain/placeTitle.ts';
import { areaNames } from '#web/maps/areaNames.ts';
import { type PlaceFinder, suggestionLimit } from '#web/maps/mapView.ts';
import { suburbById, suburbEntries } from '#web/maps/placeFiles.ts';
import { provinceOf } from '#web/maps/provinceNames.ts';

/** Places from the lists that come with the product: towns without any connection, suburbs once they were fetched. */
export const openPlaces: PlaceFinder = {
  search: async (text, near) =>
    searchPlaces([townList(), ...(await suburbEntries(text))], text, suggestionLimit, near).map(
      ({ place, title }) => ({
        id: place.id,
        title: titleWithName(title, title === place.name ? undefined : place.name),
        subtitle: placeContext(place),
      }),
    ),

  resolve: async (placeId) => {
    const place = placeById(placeId) ?? (await suburbById(placeId));
    return place && { point: { latitude: place.latitude, longitude: place.longitude }, title: place.name };
  },

  reverse: async (point) => {
    const names = provinceOf(point);
    return names && { ...names, ...(await areaNames(point, names.province)) };
  },
};
