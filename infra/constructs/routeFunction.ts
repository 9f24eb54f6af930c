import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { knowsCodeDeploy } from '#infra/emulator.ts';
import type { Permissions } from '#infra/permissions/permission.ts';
import { functionName, type Stage } from '#infra/stage.ts';
import type { Area, NamedRoute } from '#shared/contract/contract.ts';
import { gatewayPath } from '#shared/edge/apiV1.ts';
import type { Canary } from './canary.ts';
import { type FunctionDependencies, OwnFunction } from './ownFunction.ts';
import { selfCheckVariable } from './selfCheckVariable.ts';

interface RouteFunctionProps extends FunctionDependencies {
  readonly named: NamedRoute;
  readonly permissions: Permissions;
  readonly api: HttpApi;
  readonly canary: Canary | undefined;
}

/** A route of the contract: its function, which the API may call for the route's path. */
export class RouteFunction extends Construct {
  constructor(scope: Construct, props: RouteFunctionProps) {
    const { named, api, canary, ...rest } = props;
    super(scope, named.verb);
    const { stage } = props;
    const path = gatewayPath(`/api${named.route.path}`);
    const { lambda } = new OwnFunction(this, 'Own', {
      ...rest,
      key: named.key,
      description: `${named.route.method} ${path}: ${named.route.summary}`,
      variables: { SELF_CHECK: selfCheckVariable(rest.permissions, rest.resources) },
    });
    const called = canary?.liveOf(this, lambda) ?? lambda;
    called.addPermission('Api', {
      scope: this,
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: `arn:aws:execute-api:${stage.region}:${stage.account}:${api.apiId}/*/*${path}`,
    });
  }
}

/** Where an error costs money or locks people out: new versions of these routes are deployed gradually. */
export const canaryAreas: ReadonlySet<Area> = new Set(['auth', 'credits', 'payments']);

export function hasCanary(stage: Stage, { area }: Pick<NamedRoute, 'area'>): boolean {
  return knowsCodeDeploy(stage) && canaryAreas.has(area);
}

/** What the API calls for a route. */
export function calledArn(stage: Stage, named: Pick<NamedRoute, 'area' | 'key'>): string {
  const arn = `arn:aws:lambda:${stage.region}:${stage.account}:function:${functionName(stage, named.key)}`;
  return hasCanary(stage, named) ? `${arn}:live` : arn;
}
