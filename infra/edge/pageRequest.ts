import { pageRoute, withoutSlash } from '#shared/edge/pages.ts';
import type { ViewerRequest } from './webRequest.ts';

interface Redirect {
  readonly statusCode: number;
  readonly statusDescription: string;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

/** Runs at the edge for every path that is no known page: the API's route that makes the page answers. */
export function handler(event: ViewerRequest): ViewerRequest['request'] | Redirect {
  const request = event.request;
  const page = withoutSlash(request.uri);
  if (page !== null) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: page + queryOf(request.querystring) } },
    };
  }
  request.uri = pageRoute(request.uri);
  return request;
}

function queryOf(query: ViewerRequest['request']['querystring']): string {
  const pairs: string[] = [];
  Object.keys(query).forEach((name) => {
    const values = query[name];
    if (values === undefined) return;
    (values.multiValue || [values]).forEach(({ value }) => {
      pairs.push(value === '' ? name : [name, value].join('='));
    });
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
