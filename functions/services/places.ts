import * as z from 'zod';
import type { Config } from '#functions/lib/config.ts';
import { inTime } from '#functions/lib/inTime.ts';
import { timeoutsMs } from '#functions/lib/timeouts.ts';

/** Only what is shown, as each field may be charged for: https://developers.google.com/maps/documentation/places/web-service/place-autocomplete */
const fields = ['placeId', 'text', 'structuredFormat'].map((name) => `suggestions.placePrediction.${name}`);

const Text = z.object({ text: z.string() });
const Predictions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({
          placeId: z.string().min(1),
          text: Text,
          structuredFormat: z.object({ mainText: Text, secondaryText: Text.optional() }).optional(),
        }),
      }),
    )
    // Google answers an empty object where it finds nothing.
    .default([]),
});

/** A place as Google suggests it, without its point: the map that shows it looks that up by the id. */
export interface GooglePlace {
  readonly id: string;
  readonly title: string;
  /** The rest of the address; may be empty. */
  readonly area: string;
  /** The whole address. */
  readonly description: string;
}

export interface Places {
  /**
   * South African places and addresses, from Google's Places API (New).
   * @throws where Google refuses, is late or answers something else.
   */
  find(key: string, text: string): Promise<GooglePlace[]>;
  /**
   * What Google answers to a search with this key, from a page of the site.
   * @throws where it is late or cannot be reached.
   */
  test(key: string, from: { readonly site: string; readonly timeoutMs: number }): Promise<PlacesAnswer>;
}

export interface PlacesAnswer {
  readonly status: number;
  /** Whether it is what a search finds, and not a page of somebody else. */
  readonly isFound: boolean;
  readonly text: string;
}

function isPredictions(text: string): boolean {
  try {
    return Predictions.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

interface RequestOptions {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

export function createPlaces({ placesUrl }: Config): Places {
  const request = (key: string, input: string, { signal, headers = {} }: RequestOptions) =>
    fetch(`${placesUrl}/v1/places:autocomplete`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': key,
        'x-goog-fieldmask': fields.join(','),
        ...headers,
      },
      // South Africa only: docs/product/search.md#search.
      body: JSON.stringify({ input, includedRegionCodes: ['za'], regionCode: 'za', languageCode: 'en' }),
      signal,
    });
  return {
    test: (key, { site, timeoutMs: timeout }) =>
      inTime(timeout, async (signal) => {
        // Keys for browsers are often limited to the pages of a site.
        const response = await request(key, 'Cape Town', { signal, headers: { referer: `${site}/` } });
        const text = await response.text();
        return { status: response.status, isFound: response.ok && isPredictions(text), text };
      }),
    async find(key, text) {
      const { suggestions } = await inTime(timeoutsMs.places, async (signal) => {
        const response = await request(key, text, { signal });
        if (!response.ok) throw new Error(`Google Places answered ${response.status}`);
        return Predictions.parse(await response.json());
      });
      return suggestions.map(({ placePrediction: { placeId, text: whole, structuredFormat } }) => ({
        id: placeId,
        title: structuredFormat?.mainText.text ?? whole.text,
        area: structuredFormat?.secondaryText?.text ?? '',
        description: whole.text,
      }));
    },
  };
}
