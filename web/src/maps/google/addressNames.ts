import type { GeocodeCandidate } from '#shared/domain/geocodeChoice.ts';
import { provinceFromName } from '#shared/domain/provinces.ts';
import type { AddressNames } from '#web/maps/mapView.ts';

/** A result of Google's geocoder, as far as it is needed; parsed here, since its script is somebody else's. */
export type GeocoderResult = Pick<
  google.maps.GeocoderResult,
  'address_components' | 'formatted_address' | 'types' | 'geometry'
>;

export interface Candidate extends GeocodeCandidate {
  result: GeocoderResult;
}

type Component = google.maps.GeocoderAddressComponent;

function component({ address_components: parts }: GeocoderResult, ...types: string[]): Component | undefined {
  for (const type of types) {
    const found = parts.find((part) => part.types.includes(type));
    if (found) return found;
  }
  return undefined;
}

const suburbTypes = ['sublocality_level_1', 'sublocality', 'neighborhood'];

export function candidateOf(result: GeocoderResult): Candidate {
  const route = component(result, 'route');
  return {
    result,
    formattedAddress: result.formatted_address,
    types: result.types,
    isRooftop: result.geometry.location_type === 'ROOFTOP',
    streetNumber: component(result, 'street_number')?.long_name,
    streetNames: route ? [route.long_name, route.short_name] : [],
    suburb: component(result, ...suburbTypes)?.long_name,
  };
}

/** Whether Google says that a place is in another country. */
export function isElsewhere(result: GeocoderResult): boolean {
  const country = component(result, 'country');
  return country !== undefined && country.short_name !== 'ZA';
}

/**
 * The names of the chosen result (docs/product/maps.md#geocoding-choice). Those that it lacks come from the others,
 * which lie at the same point.
 */
export function namesOf(chosen: GeocoderResult, others: readonly GeocoderResult[]): AddressNames {
  const anywhere = (...types: string[]) =>
    [chosen, ...others].map((result) => component(result, ...types)?.long_name).find(Boolean);
  const line = [component(chosen, 'street_number'), component(chosen, 'route')]
    .map((part) => part?.long_name)
    .filter(Boolean)
    .join(' ');
  const suburb = component(chosen, ...suburbTypes)?.long_name;
  const city = anywhere('locality');
  const province = provinceFromName(anywhere('administrative_area_level_1') ?? '');
  return {
    ...(line !== '' && { addressLine1: line }),
    ...(suburb !== undefined && { suburb }),
    ...(city !== undefined && { city }),
    ...(province !== null && { province }),
  };
}
