import { CfnOutput, Stack } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { physicalName, type Stage } from '#infra/stage.ts';

/**
 * The HTTP API without routes: the areas' stacks add theirs, and `apiStage.ts` deploys them. No CORS: web and API share
 * an origin.
 */
export class ApiStack extends Stack {
  readonly api: HttpApi;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'api', stackProps(stage, 'api', 'The HTTP API'));
    this.api = new HttpApi(this, 'Api', { apiName: physicalName(stage), createDefaultStage: false });
    new CfnOutput(this, 'ApiId', { value: this.api.apiId });
  }
}
