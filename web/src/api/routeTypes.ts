import type { RouteAt, RouteKey } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';
import type { routesOfOthers } from './routesOfOthers.ts';
import type { villageRoutePrefixes } from './villageRoutePrefixes.ts';

/** What the web needs of a route at run time. */
export type WebRoute = Pick<
  Route,
  'method' | 'path' | 'level' | 'optionalCaller' | 'idempotent' | 'cacheSeconds' | 'refreshes'
>;

export type AdminRouteKey = {
  [K in RouteKey]: RouteAt<K>['level'] extends 'admin' | 'superAdmin' ? K : never;
}[RouteKey];

/** Pages for people and files are opened by links, never called. */
type LinkedKey = {
  [K in RouteKey]: RouteAt<K> extends { readonly page: true } | { readonly file: object } ? K : never;
}[RouteKey];

export type VillageRouteKey = Extract<RouteKey, `${(typeof villageRoutePrefixes)[number]}${string}`>;

export type OpenRouteKey = Exclude<
  RouteKey,
  AdminRouteKey | VillageRouteKey | LinkedKey | (typeof routesOfOthers)[number]
>;
