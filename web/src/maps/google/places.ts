import { importLibrary } from '@googlemaps/js-api-loader';
import { chooseGeocodeResult } from '#shared/domain/geocodeChoice.ts';
import {
  type AddressNames,
  type PlaceFinder,
  type PlaceSuggestion,
  type Point,
  suggestionLimit,
} from '#web/maps/mapView.ts';
import { candidateOf, type GeocoderResult, isElsewhere, namesOf } from './addressNames.ts';
import { orRefusal } from './loadGoogle.ts';

const region = 'za'; // searches are restricted to South Africa

interface Found {
  point: Point;
  title: string;
}

/** Google's places and addresses. Its libraries are fetched with the first request. */
export class GooglePlaces implements PlaceFinder {
  /** Joins what is typed and the place that is chosen to one session, which Google bills as one. */
  #session: google.maps.places.AutocompleteSessionToken | null = null;
  readonly #predictions = new Map<string, google.maps.places.PlacePrediction>();
  /**
   * What was searched for last, and where it was found: the names there are chosen by it
   * (docs/product/maps.md#geocoding-choice).
   */
  #searched: { point: Point; text: string } | null = null;

  async search(text: string): Promise<PlaceSuggestion[]> {
    const { AutocompleteSuggestion, AutocompleteSessionToken } = await orRefusal(importLibrary('places'));
    this.#session ??= new AutocompleteSessionToken();
    const { suggestions } = await orRefusal(
      AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: text,
        includedRegionCodes: [region],
        region,
        language: 'en',
        sessionToken: this.#session,
      }),
    );
    const predictions = suggestions
      .map(({ placePrediction }) => placePrediction)
      .filter((prediction) => prediction !== null)
      .slice(0, suggestionLimit);
    for (const prediction of predictions) this.#predictions.set(prediction.placeId, prediction);
    return predictions.map(({ placeId, text: whole, mainText, secondaryText }) => ({
      id: placeId,
      title: mainText?.text ?? whole.text,
      subtitle: secondaryText?.text ?? '',
    }));
  }

  async resolve(placeId: string, address: string): Promise<Found | null> {
    const prediction = this.#predictions.get(placeId);
    const text = prediction?.text.text ?? address;
    const found =
      (await bundledPlace(placeId)) ?? (await this.#place(placeId, text)) ?? (await geocodedAddress(address));
    this.#searched = found && { point: found.point, text };
    return found;
  }

  async #place(placeId: string, title: string): Promise<Found | null> {
    if (placeId === '') return null;
    const { Place } = await orRefusal(importLibrary('places'));
    // A prediction's own place ends the session; the next search begins another.
    const place = this.#predictions.get(placeId)?.toPlace() ?? new Place({ id: placeId });
    this.#session = null;
    this.#predictions.clear();
    try {
      // The cheapest of Google's kinds of fields; each one more may cost as much again.
      await orRefusal(place.fetchFields({ fields: ['location', 'formattedAddress'] }));
    } catch (error) {
      // Ids grow stale: the address may still be found.
      console.warn(`Google does not know this place`, error);
      return null;
    }
    const { location, formattedAddress } = place;
    if (!location) return null;
    return { point: pointOf(location), title: title || formattedAddress || '' };
  }

  async reverse(point: Point): Promise<AddressNames | null> {
    const results = await geocode({ location: { lat: point.latitude, lng: point.longitude } });
    const text = this.#searched && isSame(this.#searched.point, point) ? this.#searched.text : '';
    const chosen = chooseGeocodeResult(results.map(candidateOf), text);
    if (chosen && isElsewhere(chosen.result)) return null;
    const names = chosen ? namesOf(chosen.result, results) : {};
    return names.province === undefined ? namedByOutlines(names, point) : names;
  }
}

/** The search of the pages without a map knows places by itself, whose ids look like 'gauteng-pretoria'. */
async function bundledPlace(placeId: string): Promise<Found | null> {
  if (!/^[a-z]+-[a-z0-9-]+$/.test(placeId)) return null;
  const [{ placeById }, { suburbById }] = await Promise.all([
    import('#shared/domain/places.ts'),
    import('#web/maps/placeFiles.ts'),
  ]);
  const place = placeById(placeId) ?? (await suburbById(placeId));
  return place && { point: { latitude: place.latitude, longitude: place.longitude }, title: place.name };
}

async function geocodedAddress(address: string): Promise<Found | null> {
  if (address.trim() === '') return null;
  const results = await geocode({ address, region, componentRestrictions: { country: 'ZA' } });
  const chosen = chooseGeocodeResult(results.map(candidateOf), address);
  return chosen && { point: pointOf(chosen.result.geometry.location), title: chosen.formattedAddress };
}

/**
 * Where nothing is found Google throws; here it is an empty list, and logged (docs/product/look.md#silent-failures).
 */
async function geocode(request: google.maps.GeocoderRequest): Promise<GeocoderResult[]> {
  const { Geocoder } = await orRefusal(importLibrary('geocoding'));
  try {
    const { results } = await orRefusal(new Geocoder().geocode({ ...request, language: 'en' }));
    return results;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ZERO_RESULTS') throw error;
    console.info(`No geocoding result`, request);
    return [];
  }
}

/** Where Google names no province, our own outlines do; null outside of the country. */
async function namedByOutlines(names: AddressNames, point: Point): Promise<AddressNames | null> {
  const { provinceOf } = await import('#web/maps/provinceNames.ts');
  const province = provinceOf(point);
  return province && { ...names, ...province };
}

const sixDecimals = 0.0000011; // degrees: the fields hold no more

function isSame(one: Point, other: Point): boolean {
  return (
    Math.abs(one.latitude - other.latitude) < sixDecimals &&
    Math.abs(one.longitude - other.longitude) < sixDecimals
  );
}

function pointOf(location: google.maps.LatLng): Point {
  return { latitude: location.lat(), longitude: location.lng() };
}
