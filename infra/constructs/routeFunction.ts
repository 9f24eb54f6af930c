import { CfnRoute, type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import type { Permissions } from '#infra/permissions/permission.ts';
import type { NamedRoute } from '#shared/contract/contract.ts';
import { methodsOf } from '#shared/contract/route.ts';
import type { Canary } from './canary.ts';
import { type FunctionDependencies, OwnFunction } from './ownFunction.ts';
import { selfCheckVariable } from './selfCheckVariable.ts';

interface RouteFunctionProps extends FunctionDependencies {
  readonly named: NamedRoute;
  readonly permissions: Permissions;
  readonly api: HttpApi;
  readonly canary: Canary | undefined;
}

/** A route of the contract: its function, and the methods and the path that call it. */
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
    const route = new HttpRoute(this, 'Route', {
      httpApi: api,
      routeKey: HttpRouteKey.with(`/api${named.route.path}`, HttpMethod[named.route.method]),
      integration: new HttpLambdaIntegration('Integration', canary?.liveOf(this, lambda) ?? lambda),
    });
    const { target } = route.node.defaultChild as CfnRoute;
    for (const method of methodsOf(named.route).filter((each) => each !== named.route.method)) {
      // The same integration and permission: that one is for a path, with any method.
      new CfnRoute(this, `Route${method}`, {
        apiId: api.apiId,
        routeKey: `${method} /api${named.route.path}`,
        ...(target !== undefined && { target }),
      });
    }
  }
}
