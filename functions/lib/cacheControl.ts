import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Route } from '#shared/contract/route.ts';
import { hasOpener } from './opener.ts';

/** What may be issued soon, and is looked up again and again by who guesses. */
const missingSeconds = 30;

/** The spellings that a change purges (functions/domain/zarcodes/pathsOfChange.ts). */
const purgedSpelling = /^[0-9A-Z]{3}-?[0-9A-Z]{4}$/;

/** Whether a change of a code purges this address. Another one must not show for minutes what its owner hides. */
function isPurged({ query }: Route, { pathParameters, rawQueryString }: APIGatewayProxyEventV2): boolean {
  const code = pathParameters?.['code'];
  return code === undefined || (purgedSpelling.test(code) && (query !== undefined || rawQueryString === ''));
}

const isShared = ({ edgeSeconds }: Route, event: APIGatewayProxyEventV2) =>
  edgeSeconds !== undefined && event.headers['authorization'] === undefined && !hasOpener(event);

/** The edge may cache a public response to a request without a session, a pass or a PIN; browsers always revalidate. */
export function cacheControl(route: Route, event: APIGatewayProxyEventV2): string {
  if (!isShared(route, event)) return 'private, no-store';
  return `public, max-age=0, s-maxage=${isPurged(route, event) ? route.edgeSeconds : missingSeconds}`;
}

/** The same for a 404. */
export function missingCacheControl(route: Route, event: APIGatewayProxyEventV2): string {
  return isShared(route, event) ? `public, max-age=0, s-maxage=${missingSeconds}` : 'no-store';
}
