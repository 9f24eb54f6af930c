import { CfnOutput, Fn, Stack } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { physicalName, type Stage } from '#infra/stage.ts';

/**
 * The HTTP APIs without routes: the areas' stacks add theirs, and `apiStage.ts` deploys them. No CORS: web and API share
 * an origin. PayFast's notices have an API of their own: its address is in every payment form, and that of the other
 * routes is nobody's business.
 */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly noticesApi: HttpApi;
  /** The API's stage for calls from the edge. Nobody else can guess its name: it ends with the UUID of this stack. */
  readonly edgeStageName: string;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'api', stackProps(stage, 'api', 'The HTTP APIs'));
    this.api = new HttpApi(this, 'Api', { apiName: physicalName(stage), createDefaultStage: false });
    this.noticesApi = new HttpApi(this, 'NoticesApi', {
      apiName: physicalName(stage, 'notices'),
      createDefaultStage: false,
    });
    this.edgeStageName = `edge-${Fn.select(2, Fn.split('/', this.stackId))}`;
    new CfnOutput(this, 'NoticesApiId', { value: this.noticesApi.apiId });
    new CfnOutput(this, 'ApiId', { value: this.api.apiId });
  }
}
