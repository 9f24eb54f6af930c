import { describe, expect, test } from 'vitest';
import { geocoded } from '#test/support/fakeGoogle.ts';
import { candidateOf, type GeocoderResult, isElsewhere, namesOf } from '#web/maps/google/addressNames.ts';

const at = { lat: -33.9, lng: 18.4 };

/** The fake's result as Google's geocoder returns it. */
function result(...given: Parameters<typeof geocoded>): GeocoderResult {
  const { location: _, location_type, ...rest } = geocoded(...given);
  return { ...rest, geometry: { location_type } } as unknown as GeocoderResult;
}

const address = {
  number: '12',
  street: 'Long Street',
  suburb: 'Gardens',
  city: 'Cape Town',
  province: 'Western Cape',
};

describe('the names of a place', () => {
  test('number and street, suburb, city and province', () => {
    expect(namesOf(result(['street_address'], at, address), [])).toEqual({
      addressLine1: '12 Long Street',
      suburb: 'Gardens',
      city: 'Cape Town',
      province: 'Western Cape',
    });
  });

  test.each([
    ['KwaZulu Natal Province', 'KwaZulu-Natal'],
    ['KZN', 'KwaZulu-Natal'],
    ['GP', 'Gauteng'],
    ['Noord-Wes', 'North West'],
    ['North-West', 'North West'],
    ['Maputo', undefined],
  ])('the province that Google calls %s', (province, expected) => {
    expect(namesOf(result(['locality'], at, { city: 'X', province }), []).province).toBe(expected);
  });

  test('a street without a number, and a number without a street', () => {
    expect(namesOf(result(['route'], at, { street: 'Long Street' }), []).addressLine1).toBe('Long Street');
    expect(namesOf(result(['premise'], at, { number: '12' }), []).addressLine1).toBe('12');
  });

  test('city and province missing from the chosen result come from the others, street and suburb never', () => {
    const plusCode = result(['plus_code'], at, {});
    expect(namesOf(plusCode, [plusCode, result(['street_address'], at, address)])).toEqual({
      city: 'Cape Town',
      province: 'Western Cape',
    });
    expect(namesOf(plusCode, [plusCode])).toEqual({});
  });

  test('a neighbourhood replaces a missing suburb', () => {
    const named = result(['premise'], at, {});
    named.address_components.push({ long_name: 'Bo-Kaap', short_name: 'Bo-Kaap', types: ['neighborhood'] });
    expect(namesOf(named, []).suburb).toBe('Bo-Kaap');
    named.address_components.push({ long_name: 'Gardens', short_name: 'Gardens', types: ['sublocality'] });
    expect(namesOf(named, []).suburb).toBe('Gardens');
  });
});

test('another country is recognised by its code', () => {
  expect(isElsewhere(result(['locality'], at, { country: ['Lesotho', 'LS'] }))).toBe(true);
  expect(isElsewhere(result(['locality'], at, address))).toBe(false);
  const nameless = result(['plus_code'], at, {});
  nameless.address_components.length = 0;
  expect(isElsewhere(nameless)).toBe(false);
});

test('a candidate has the fields by which results are scored', () => {
  expect(candidateOf(result(['street_address'], at, address, 'ROOFTOP'))).toMatchObject({
    formattedAddress: '12 Long Street, Gardens, Cape Town, South Africa',
    types: ['street_address'],
    isRooftop: true,
    streetNumber: '12',
    streetNames: ['Long Street', 'Long St'],
    suburb: 'Gardens',
  });
  expect(candidateOf(result(['plus_code'], at, {}))).toMatchObject({ isRooftop: false, streetNames: [] });
});
