/** Serves the fake Google Maps script, and switches one page's map setting and security policy to Google. */
import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { transformSync } from 'esbuild';
import { contentSecurityPolicy } from '#shared/edge/securityHeaders.ts';
import type { FakeGoogleData, FakeGoogleRecord, FakePlace, FakeResult } from './fakeGoogleScript.ts';

const source = readFileSync(new URL('./fakeGoogleScript.ts', import.meta.url), 'utf8');
const script = transformSync(source, { loader: 'ts', format: 'iife', target: 'es2022' }).code;

export const scriptAddress = /^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?/;

const component = (long_name: string, types: string[], short_name = long_name) => ({
  long_name,
  short_name,
  types,
});

interface AddressParts {
  number?: string;
  street?: string;
  suburb?: string;
  city?: string;
  /** In Google's spelling, which can differ from ours. */
  province?: string;
  country?: [string, string];
}

const southAfrica: [string, string] = ['South Africa', 'ZA'];

/** One geocoder result in Google's format. */
export function geocoded(
  types: string[],
  location: { lat: number; lng: number },
  { number, street, suburb, city, province, country = southAfrica }: AddressParts,
  locationType = 'GEOMETRIC_CENTER',
): FakeResult {
  return {
    types,
    location,
    location_type: locationType,
    formatted_address: [[number, street].filter(Boolean).join(' '), suburb, city, country[0]]
      .filter(Boolean)
      .join(', '),
    address_components: [
      ...(number ? [component(number, ['street_number'])] : []),
      ...(street ? [component(street, ['route'], street.replace('Street', 'St'))] : []),
      ...(suburb ? [component(suburb, ['sublocality_level_1', 'sublocality', 'political'])] : []),
      ...(city ? [component(city, ['locality', 'political'])] : []),
      ...(province ? [component(province, ['administrative_area_level_1', 'political'])] : []),
      component(country[0], ['country', 'political'], country[1]),
    ],
  };
}

export const longStreet = { lat: -33.922, lng: 18.418 };
export const vilakazi = { lat: -26.2386, lng: 27.9087 };

const places: FakePlace[] = [
  {
    placeId: 'ChIJ-LongStreet12',
    mainText: '12 Long Street',
    secondaryText: 'Gardens, Cape Town, South Africa',
    location: longStreet,
  },
  {
    placeId: 'ChIJ-Vilakazi',
    mainText: 'Vilakazi Street',
    secondaryText: 'Orlando West, Soweto, South Africa',
    location: vilakazi,
  },
  ...Array.from({ length: 10 }, (_, index) => ({
    placeId: `ChIJ-Main${index}`,
    mainText: `${index + 1} Main Road`,
    secondaryText: 'Paarl, South Africa',
    location: { lat: -33.73 - index / 1000, lng: 18.96 },
  })),
];

const capeTown = { suburb: 'Gardens', city: 'Cape Town', province: 'Western Cape' };
const standard: FakeGoogleData = {
  places,
  reverse: [
    {
      at: longStreet,
      radius: 0.02,
      results: [
        geocoded(['plus_code'], longStreet, { city: 'Cape Town', province: 'Western Cape' }),
        geocoded(['street_address'], longStreet, { number: '3', street: 'Bloem Street', ...capeTown }),
        geocoded(
          ['street_address'],
          longStreet,
          { number: '12', street: 'Long Street', ...capeTown },
          'ROOFTOP',
        ),
      ],
    },
    {
      at: vilakazi,
      radius: 0.05,
      results: [
        geocoded(['route'], vilakazi, { street: 'Vilakazi Street', suburb: 'Orlando West', province: 'GP' }),
        geocoded(['locality'], vilakazi, { city: 'Soweto', province: 'Gauteng Province' }),
      ],
    },
    // Lesotho.
    {
      at: { lat: -29.31, lng: 27.48 },
      radius: 0.3,
      results: [
        geocoded(['locality'], { lat: -29.31, lng: 27.48 }, { city: 'Maseru', country: ['Lesotho', 'LS'] }),
      ],
    },
  ],
  addresses: [
    {
      address: '12 Long Street, Gardens',
      results: [
        geocoded(
          ['street_address'],
          { lat: -33.5, lng: 18.5 },
          { number: '12', street: 'Long Street', city: 'Darling' },
        ),
        geocoded(['street_address'], longStreet, { number: '12', street: 'Long Street', ...capeTown }),
      ],
    },
  ],
  refuseAfterMs: null,
  neverDraws: false,
};

const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** Sets the map provider to Google and serves pages with the matching content security policy. */
export async function useGoogleMaps(page: Page, googleMapsApiKey = 'a-key'): Promise<void> {
  await page.route('**/api/settings/public', (route) =>
    route.fulfill({ json: { googleMapsApiKey, mapProvider: 'google', payments: 'mock' } }),
  );
  await page.route(
    (url) => url.hostname === 'localhost' && !/^\/(api|assets)\/|\.\w+$/.test(url.pathname),
    async (route: Route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const policy = contentSecurityPolicy({ mapProvider: 'google' });
      const headers = { ...response.headers(), 'content-security-policy': policy };
      return route.fulfill({ response, headers });
    },
  );
}

/** Serves the fake script; all other requests to Google's hosts get an empty image. */
export async function serveFakeGoogle(page: Page, change: Partial<FakeGoogleData> = {}): Promise<void> {
  await page.route(/^https:\/\/[a-z.]+\.(googleapis|gstatic|google)\.com\//, (route) =>
    route.fulfill({ contentType: 'image/png', body: tile }),
  );
  const body = `const fakeGoogleData = ${JSON.stringify({ ...standard, ...change })};\n${script}`;
  await page.route(scriptAddress, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** The calls that the fake has received so far. */
export function googleCalls(page: Page): Promise<FakeGoogleRecord> {
  return page.evaluate(() => (window as unknown as { fakeGoogle: FakeGoogleRecord }).fakeGoogle);
}
