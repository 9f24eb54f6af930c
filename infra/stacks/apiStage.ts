import { CfnOutput, Stack } from 'aws-cdk-lib';
import { type HttpApi, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { stackProps } from '#infra/constructs/stackProps.ts';
import type { Stage } from '#infra/stage.ts';

/**
 * API Gateway's `$default` stage, which makes the API answer. A stack of its own after every area, because a
 * stage may set throttles only for routes that exist already.
 */
export class ApiStageStack extends Stack {
  constructor(scope: Construct, stage: Stage, api: HttpApi) {
    super(scope, 'api-stage', stackProps(stage, 'api-stage', 'Opens the API once its routes are there'));
    const live = new HttpStage(this, 'Live', { httpApi: api, stageName: '$default', autoDeploy: true });
    new CfnOutput(this, 'ApiUrl', { value: live.url });
  }
}
