import type { Settings } from '#functions/data/settings.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { timeoutsMs } from '#functions/lib/timeouts.ts';
import type { PlacesAnswer } from '#functions/services/places.ts';

const timeoutMs = timeoutsMs.placesTest;

interface MapsTest {
  readonly works: boolean;
  readonly message: string;
}

/** Looks for an address with the key of the maps, and says in a sentence what came of it. */
export async function testMaps(
  { config, places }: Dependencies<'places'>,
  { googleMapsApiKey: key, mapProvider }: Settings,
): Promise<MapsTest> {
  if (key === '') return { works: false, message: noKey[mapProvider] };
  try {
    return judged(await places.test(key, { site: config.appUrl, timeoutMs }));
  } catch (error) {
    return { works: false, message: unanswered(error) };
  }
}

const noKey = {
  google: 'No Google Maps API key is set, so pages show no maps. Please enter one, or choose the open map.',
  own: 'No Google Maps API key is set. Pages show our own map, which needs none.',
  open: 'No Google Maps API key is set. Pages show the open map, which needs none.',
} as const;

function unanswered(error: unknown): string {
  return error instanceof Error && error.name === 'TimeoutError'
    ? `Google did not answer within ${timeoutMs / 1000} seconds. Please try again.`
    : "Google's address could not be reached. Please try again in a few minutes.";
}

/** Google names the reason: https://cloud.google.com/apis/design/errors#error_info */
const reasons: readonly (readonly [reason: RegExp, message: string])[] = [
  [/API_KEY_INVALID|API key not valid/i, 'Google does not know this key. Please copy it again.'],
  [/API_KEY_EXPIRED/i, 'This key has expired. Please make a new one at Google.'],
  [
    /REFERRER_BLOCKED|referer/i,
    'The key is valid, but does not allow this site. Please add it to the allowed websites at Google.',
  ],
  [
    /SERVICE_DISABLED|SERVICE_BLOCKED|has not been used/i,
    'The key is valid, but may not use the Places API (New). Please enable it at Google.',
  ],
  [/BILLING/i, 'The key is valid, but its Google project has no billing account.'],
];

function judged({ status, isFound, text }: PlacesAnswer): MapsTest {
  if (isFound) return { works: true, message: 'Google accepts the key.' };
  const known = reasons.find(([reason]) => reason.test(text));
  if (known !== undefined) return { works: false, message: known[1] };
  if (status === 429) return { works: false, message: 'The quota of this key is used up for now.' };
  return { works: false, message: `Google gave an unexpected answer (status ${status}).` };
}
