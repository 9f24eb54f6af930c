import { pageRoute, pointRoute, withoutSlash } from '#shared/edge/pages.ts';
import { languageHeader } from '#shared/edge/readerLanguage.ts';
import { found, type Redirect } from './redirect.ts';
import { languageOf, type ViewerRequest } from './webRequest.ts';

type Query = ViewerRequest['request']['querystring'];

/** Runs at the edge for every path that is no known page: the API's route that makes the page answers. */
export function handler(event: ViewerRequest): ViewerRequest['request'] | Redirect {
  const request = event.request;
  const point = pointRoute(request.uri);
  if (point !== null) return found(point);
  const page = withoutSlash(request.uri);
  if (page !== null) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: page + queryOf(request.querystring) } },
    };
  }
  request.uri = pageRoute(request.uri);
  request.headers[languageHeader] = { value: languageOf(request) };
  request.querystring = usedBy(request.uri, request.querystring);
  return request;
}

/** What the page depends on, so that the edge caches it once, whatever `?fbclid=` a link has. */
function usedBy(route: string, query: Query): Query {
  const used: Record<string, Query[string] & object> = {};
  if (!/^\/api\/creators\/slug\/(?!-\/)[^/]+\/page$/.test(route)) return used;
  ['page', 'search'].forEach((name) => {
    const value = query[name];
    if (value !== undefined) used[name] = value;
  });
  return used;
}

function queryOf(query: Query): string {
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
