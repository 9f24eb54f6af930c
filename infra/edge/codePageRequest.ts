import { codePageRoute } from '#shared/edge/pages.ts';
import type { ViewerRequest } from './webRequest.ts';

interface Redirect {
  readonly statusCode: number;
  readonly statusDescription: string;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

/** Runs at the edge for addresses that look like a code's page: the API's route that makes the page answers. */
export function handler(event: ViewerRequest): ViewerRequest['request'] | Redirect {
  const request = event.request;
  const route = codePageRoute(request.uri);
  // A slash among the characters that CloudFront's pattern leaves open: no page has such an address.
  if (route === null) {
    return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/' } } };
  }
  request.uri = route;
  return request;
}
