import type { RouteKey } from '#shared/contract/contract.ts';
import { routeTable } from './routeTable.gen.ts';
import type { WebRoute } from './routeTypes.ts';

let routes: Readonly<Partial<Record<RouteKey, WebRoute>>> = routeTable;

/** For the routes that only some pages load (adminRoutes.ts, villageRoutes.ts). */
export function addRoutes(added: typeof routes): void {
  routes = { ...routes, ...added };
}

/** @throws for a route that the page does not load */
export function webRoute(key: RouteKey): WebRoute {
  const route = routes[key];
  if (route === undefined) throw new Error(`${key} needs an import of its table of routes`);
  return route;
}
