import { Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { Canary } from '#infra/constructs/canary.ts';
import type { FunctionDependencies } from '#infra/constructs/ownFunction.ts';
import { hasCanary, RouteFunction } from '#infra/constructs/routeFunction.ts';
import { stackProps } from '#infra/constructs/stackProps.ts';
import type { Permissions } from '#infra/permissions/permission.ts';
import type { NamedRoute } from '#shared/contract/contract.ts';

interface AreaProps extends FunctionDependencies {
  /** `zarcodes`, or `zarcodes-2` where the area is too large for one stack. */
  readonly name: string;
  readonly routes: readonly NamedRoute[];
  readonly permissionsOf: (route: NamedRoute) => Permissions;
  readonly api: HttpApi;
  readonly noticesApi: HttpApi;
}

/** One area of the contract: a function, a role and a log group for each of its routes. */
export class AreaStack extends Stack {
  constructor(scope: Construct, props: AreaProps) {
    const { name, routes, permissionsOf, api, noticesApi, ...rest } = props;
    super(scope, name, stackProps(props.stage, name, `The routes of ${name}`));
    const canary = routes.some((route) => hasCanary(props.stage, route))
      ? new Canary(
          this,
          props.stage,
          name,
          routes.map(({ key }) => key),
        )
      : undefined;
    for (const named of routes) {
      const routeApi = named.route.ownApi ? noticesApi : api;
      new RouteFunction(this, { ...rest, api: routeApi, canary, named, permissions: permissionsOf(named) });
    }
  }
}

/** Six resources a route, eight with an alias, and CloudFormation's limit of 500 a stack: room is left for more. */
const maxRoutes = 35;

/** The areas as stacks: one each, or several where one would pass the limit. New routes go at an area's end. */
export function areaParts(routes: readonly NamedRoute[]): { name: string; routes: NamedRoute[] }[] {
  const byArea = Map.groupBy(routes, ({ area }) => area);
  return [...byArea].flatMap(([area, all]) =>
    Array.from({ length: Math.ceil(all.length / maxRoutes) }, (_, part) => ({
      name: part === 0 ? area : `${area}-${part + 1}`,
      routes: all.slice(part * maxRoutes, (part + 1) * maxRoutes),
    })),
  );
}
