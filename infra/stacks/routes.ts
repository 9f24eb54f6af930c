import { Stack } from 'aws-cdk-lib';
import { CfnIntegration, CfnRoute, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import type { FunctionDependencies } from '#infra/constructs/ownFunction.ts';
import { calledArn } from '#infra/constructs/routeFunction.ts';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { UnknownRoute } from '#infra/constructs/unknownRoute.ts';
import type { NamedRoute } from '#shared/contract/contract.ts';
import { methodsOf } from '#shared/contract/route.ts';
import { gatewayPath } from '#shared/edge/apiV1.ts';

interface RoutesProps extends FunctionDependencies {
  readonly api: HttpApi;
  readonly noticesApi: HttpApi;
  readonly routes: readonly NamedRoute[];
}

/**
 * The method and path of each route, and the function that they call. In one stack and one after the other, because an
 * HTTP API refuses changes that come at once: "Unable to complete operation due to concurrent modification"
 * (https://github.com/hashicorp/terraform-provider-aws/issues/18018). Functions are known by their names, so that one
 * can be removed from its area's stack first.
 */
export class RoutesStack extends Stack {
  constructor(scope: Construct, { api, noticesApi, routes, ...dependencies }: RoutesProps) {
    const { stage } = dependencies;
    super(scope, 'routes', stackProps(stage, 'routes', 'Which function each route of the API calls'));
    let previous: CfnRoute | undefined;
    for (const named of routes) {
      const { apiId } = named.route.ownApi ? noticesApi : api;
      const integration = new CfnIntegration(this, `${named.key} integration`, {
        apiId,
        integrationType: 'AWS_PROXY',
        integrationUri: calledArn(stage, named),
        payloadFormatVersion: '2.0',
      });
      if (previous !== undefined) integration.addResourceDependency(previous);
      for (const method of methodsOf(named.route)) {
        const route = new CfnRoute(this, `${named.key} ${method}`, {
          apiId,
          routeKey: `${method} ${gatewayPath(`/api${named.route.path}`)}`,
          target: `integrations/${integration.ref}`,
          authorizationType: 'NONE',
        });
        if (previous !== undefined) route.addResourceDependency(previous);
        previous = route;
      }
    }
    const unknown = new UnknownRoute(this, { ...dependencies, api });
    if (previous !== undefined) unknown.node.addDependency(previous);
  }
}
