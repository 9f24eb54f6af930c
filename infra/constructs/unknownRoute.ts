import { type HttpApi, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { errorStatus, noSuchRoute } from '#shared/contract/errors.ts';
import { type FunctionDependencies, OwnFunction } from './ownFunction.ts';

interface UnknownRouteProps extends FunctionDependencies {
  readonly api: HttpApi;
}

const response = {
  statusCode: errorStatus[noSuchRoute.code],
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(noSuchRoute),
};

/**
 * The response to every method and path that is no route. API Gateway's own has no code, and an HTTP API has no way to
 * change it, nor that to a path or a body that it refuses itself:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-vs-rest.html
 */
export class UnknownRoute extends Construct {
  constructor(scope: Construct, { api, ...dependencies }: UnknownRouteProps) {
    super(scope, 'UnknownRoute');
    const { lambda } = new OwnFunction(this, 'Own', {
      ...dependencies,
      codeOf: () => Code.fromInline(`exports.handler = async () => (${JSON.stringify(response)});`),
      key: 'api.unknown',
      description: 'Every path that is no route: 404',
      permissions: { memoryMb: 128, timeoutSeconds: 3 },
    });
    new HttpRoute(this, 'Route', {
      httpApi: api,
      routeKey: HttpRouteKey.DEFAULT,
      integration: new HttpLambdaIntegration('Integration', lambda),
    });
  }
}
