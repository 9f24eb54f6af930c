import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import type { Permissions } from '#infra/permissions/permission.ts';
import type { NamedRoute } from '#shared/contract/contract.ts';
import type { Canary } from './canary.ts';
import { type FunctionDependencies, OwnFunction } from './ownFunction.ts';
import { selfCheckVariable } from './selfCheckVariable.ts';

interface RouteFunctionProps extends FunctionDependencies {
  readonly named: NamedRoute;
  readonly permissions: Permissions;
  readonly api: HttpApi;
  readonly canary: Canary | undefined;
}

/** A route of the contract: its function, and the method and path that call it. */
export class RouteFunction extends Construct {
  constructor(scope: Construct, props: RouteFunctionProps) {
    const { named, api, canary, ...rest } = props;
    super(scope, named.verb);
    const { lambda } = new OwnFunction(this, 'Own', {
      ...rest,
      key: named.key,
      description: `${named.route.method} /api${named.route.path}: ${named.route.summary}`,
      variables: { SELF_CHECK: selfCheckVariable(rest.permissions, rest.resources) },
    });
    new HttpRoute(this, 'Route', {
      httpApi: api,
      routeKey: HttpRouteKey.with(`/api${named.route.path}`, HttpMethod[named.route.method]),
      integration: new HttpLambdaIntegration('Integration', canary?.liveOf(this, lambda) ?? lambda),
    });
  }
}
