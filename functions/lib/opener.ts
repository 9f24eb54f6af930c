import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Route } from '#shared/contract/route.ts';
import { pinPattern } from '#shared/domain/visibility.ts';
import { passHeader, pinHeader } from '#shared/edge/passLink.ts';
import { ApiError } from './apiError.ts';

type Event = Pick<APIGatewayProxyEventV2, 'headers'>;

/** What a request brings along to open a code, not yet checked. */
export interface Opener {
  readonly pass: string | null;
  readonly pin: string | null;
  /** The kind of device, for the owner to read. */
  readonly device: string;
}

/** Whether a response depends on a pass or a PIN, so that nobody may cache it. */
export const hasOpener = ({ headers }: Event): boolean =>
  headers[passHeader] !== undefined || headers[pinHeader] !== undefined;

/**
 * @returns null where there is none, or the route takes none
 * @throws 400 for a PIN that can be none
 */
export function readOpener(route: Route, event: Event): Opener | null {
  if (route.opensCodes !== true || !hasOpener(event)) return null;
  const pin = event.headers[pinHeader] ?? null;
  if (pin !== null && !pinPattern.test(pin)) {
    throw new ApiError('invalid_request', 'A PIN has 4 to 6 digits.', {
      fields: { pin: 'A PIN has 4 to 6 digits.' },
    });
  }
  return { pass: event.headers[passHeader] ?? null, pin, device: deviceOf(event) };
}

/** What a body brings along to open one of several codes. */
export const openerOf = (secret: string, device: string): Opener =>
  pinPattern.test(secret) ? { pass: null, pin: secret, device } : { pass: secret, pin: null, device };

const devices: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Windows/, 'Windows computer'],
  [/Macintosh/, 'Mac'],
  [/Linux|CrOS/, 'Computer'],
];

/** The kind of device, which names nobody. */
export function deviceOf({ headers }: Event): string {
  const userAgent = headers['user-agent'] ?? '';
  return devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Unknown device';
}
