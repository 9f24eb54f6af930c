/** Which route of the contract a request is for, by an HTTP API's rules: a literal segment beats a parameter. */
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import type { MatchedRoute } from './httpEvent.ts';

export interface RouteMatch extends MatchedRoute {
  readonly key: RouteKey;
}

const isParameter = (segment: string) => segment.startsWith('{');

const routes = allRoutes()
  .map(({ key, route }) => ({ key, method: route.method, path: `/api${route.path}` }))
  .map((route) => ({ ...route, segments: route.path.split('/') }))
  .toSorted((a, b) => specificity(a.segments).localeCompare(specificity(b.segments)));

/** Sorts literals before parameters, segment by segment from the left. */
function specificity(segments: readonly string[]): string {
  return segments.map((segment) => (isParameter(segment) ? '1' : '0')).join('');
}

/** @param path decoded, as an HTTP API decodes before it routes. */
export function matchRoute(method: string, path: string): RouteMatch | null {
  const given = path.split('/');
  for (const { key, method: wanted, path: pattern, segments } of routes) {
    if (wanted !== method || segments.length !== given.length) continue;
    const pathParameters = parametersOf(segments, given);
    if (pathParameters !== null) return { key, routeKey: `${method} ${pattern}`, pathParameters };
  }
  return null;
}

function parametersOf(segments: readonly string[], given: readonly string[]): Record<string, string> | null {
  const found: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = given[index] ?? '';
    if (isParameter(segment)) {
      if (value === '') return null;
      found[segment.slice(1, -1)] = value;
    } else if (segment !== value) return null;
  }
  return found;
}
