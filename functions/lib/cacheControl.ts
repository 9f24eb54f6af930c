import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Route } from '#shared/contract/route.ts';
import { hasOpener } from './opener.ts';

/** What may be issued soon, and is looked up again and again by who guesses. */
const missingSeconds = 30;

const isShared = ({ edgeSeconds }: Route, event: APIGatewayProxyEventV2) =>
  edgeSeconds !== undefined && event.headers['authorization'] === undefined && !hasOpener(event);

/** The edge may cache a public response to a request without a session, a pass or a PIN; browsers always revalidate. */
export function cacheControl(route: Route, event: APIGatewayProxyEventV2): string {
  return isShared(route, event) ? `public, max-age=0, s-maxage=${route.edgeSeconds}` : 'private, no-store';
}

/** The same for a 404. */
export function missingCacheControl(route: Route, event: APIGatewayProxyEventV2): string {
  return isShared(route, event) ? `public, max-age=0, s-maxage=${missingSeconds}` : 'no-store';
}
