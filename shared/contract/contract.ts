import { auth } from './auth.ts';
import { bundles } from './bundles.ts';
import { health } from './health.ts';
import { payments } from './payments.ts';
import { prices } from './prices.ts';
import type { Route } from './route.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { user } from './user.ts';
import { zarcodes } from './zarcodes.ts';

/** Every area of the API. An area is a folder of `functions/`, a verb is a file in it. */
export const contract = { auth, bundles, health, payments, prices, search, settings, user, zarcodes };
export type Contract = typeof contract;
export type Area = keyof Contract;

/** `zarcodes.create`, `payments.get`, …: the one name of a route everywhere. */
export type RouteKey = { [A in Area]: `${A}.${Extract<keyof Contract[A], string>}` }[Area];

export interface NamedRoute {
  readonly key: RouteKey;
  readonly area: Area;
  readonly verb: string;
  readonly route: Route;
}

/** The contract as a list: for the local server, the CDK, OpenAPI and the generated tests. */
export function allRoutes(): NamedRoute[] {
  return (Object.keys(contract) as Area[]).flatMap((area) =>
    Object.entries(contract[area] as Record<string, Route>).map(([verb, route]) => ({
      key: `${area}.${verb}` as RouteKey,
      area,
      verb,
      route,
    })),
  );
}
