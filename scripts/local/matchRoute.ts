/** Finds a request's route by the rules of an HTTP API: literal segments take precedence over parameters. */
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { methodsOf } from '#shared/contract/route.ts';
import { gatewayPath } from '#shared/edge/apiV1.ts';
import type { MatchedRoute } from './httpEvent.ts';

export interface RouteMatch extends MatchedRoute {
  readonly key: RouteKey;
}

const isParameter = (segment: string) => segment.startsWith('{');

const routes = allRoutes()
  .map(({ key, route }) => ({ key, methods: methodsOf(route), path: gatewayPath(`/api${route.path}`) }))
  .map((route) => ({ ...route, segments: route.path.split('/') }))
  .toSorted((a, b) => specificity(a.segments).localeCompare(specificity(b.segments)));

/** Sorts literals before parameters, segment by segment from the left. */
function specificity(segments: readonly string[]): string {
  return segments.map((segment) => (isParameter(segment) ? '1' : '0')).join('');
}

/** @param path decoded, because an HTTP API decodes it before routing */
export function matchRoute(method: string, path: string): RouteMatch | null {
  const values = path.split('/');
  for (const { key, methods, path: pattern, segments } of routes) {
    const isAllowed = methods.some((each) => each === method);
    if (!isAllowed || segments.length !== values.length) continue;
    const pathParameters = parametersOf(segments, values);
    if (pathParameters !== null) return { key, routeKey: `${method} ${pattern}`, pathParameters };
  }
  return null;
}

function parametersOf(segments: readonly string[], values: readonly string[]): Record<string, string> | null {
  const parameters: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = values[index] ?? '';
    if (isParameter(segment)) {
      if (value === '') return null;
      parameters[segment.slice(1, -1)] = value;
    } else if (segment !== value) return null;
  }
  return parameters;
}
