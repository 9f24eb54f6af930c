import { type HttpApi, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { errorStatus, noSuchRoute } from '#shared/contract/errors.ts';
import { problemOf, problemType } from '#shared/contract/problem.ts';
import { apiV1Prefix } from '#shared/edge/apiV1.ts';
import { type FunctionDependencies, OwnFunction } from './ownFunction.ts';

interface UnknownRouteProps extends FunctionDependencies {
  readonly api: HttpApi;
}

const headers = (type: string) => ({ 'content-type': type, 'cache-control': 'no-store' });
const statusCode = errorStatus[noSuchRoute.code];
const response = {
  statusCode,
  headers: headers('application/json; charset=utf-8'),
  body: JSON.stringify(noSuchRoute),
};
const problem = problemOf('', noSuchRoute);

/** A program gets the errors of its API. Before the path there is the name of the API's stage. */
const handler = `exports.handler = async ({ rawPath }) => rawPath.includes(${JSON.stringify(apiV1Prefix)})
  ? { statusCode: ${statusCode}, headers: ${JSON.stringify(headers(problemType))},
      body: JSON.stringify({ ...${JSON.stringify(problem)}, type: process.env.APP_URL + ${JSON.stringify(problem.type)} }) }
  : ${JSON.stringify(response)};`;

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
      codeOf: () => Code.fromInline(handler),
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
