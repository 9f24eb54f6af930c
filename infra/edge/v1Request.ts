import { gatewayPath, preflightHeaders } from '#shared/edge/apiV1.ts';
import type { Redirect } from './redirect.ts';
import type { ViewerRequest } from './webRequest.ts';

interface V1Request {
  readonly request: ViewerRequest['request'] & { readonly method: string };
}

/** Runs at the edge for every call of a program: it answers browsers what their pages may send. */
export function handler(event: V1Request): V1Request['request'] | Redirect {
  const request = event.request;
  if (request.method === 'OPTIONS') {
    const headers: Record<string, { readonly value: string }> = {};
    const values: Readonly<Record<string, string>> = preflightHeaders;
    Object.keys(values).forEach((name) => {
      headers[name] = { value: values[name] || '' };
    });
    return { statusCode: 204, statusDescription: 'No Content', headers };
  }
  request.uri = gatewayPath(request.uri);
  return request;
}
