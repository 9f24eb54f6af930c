import * as z from 'zod';
import type { Config } from '#functions/lib/config.ts';
import type { SearchResult } from '#shared/contract/search.ts';

/** As few as are shown and paid for: https://developers.google.com/maps/documentation/places/web-service/place-autocomplete */
const fields = ['placeId', 'text', 'structuredFormat'].map((name) => `suggestions.placePrediction.${name}`);

/** Somebody is typing: what comes later than this is not read any more. */
const timeoutMs = 1500;

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
    // Nothing found is an empty object.
    .default([]),
});

/**
 * South African places and addresses by Google's Places API (New). Where they are is asked by the map that shows one.
 * @throws where Google refuses, is late or answers something else.
 */
export async function findGooglePlaces(config: Config, key: string, input: string): Promise<SearchResult[]> {
  const response = await fetch(`${config.placesUrl}/v1/places:autocomplete`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-goog-api-key': key,
      'x-goog-fieldmask': fields.join(','),
    },
    // SPEC 5: searches are restricted to South Africa.
    body: JSON.stringify({ input, includedRegionCodes: ['za'], regionCode: 'za', languageCode: 'en' }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`Google Places answered ${response.status}`);
  const { suggestions } = Predictions.parse(await response.json());
  return suggestions.map(({ placePrediction: { placeId, text, structuredFormat } }) => ({
    type: 'address',
    id: placeId,
    title: structuredFormat?.mainText.text ?? text.text,
    subtitle: structuredFormat?.secondaryText?.text ?? '',
    description: text.text,
    location: '',
  }));
}
