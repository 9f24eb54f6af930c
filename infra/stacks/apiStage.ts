import { CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type CfnStage, type HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { accessLogName, type Stage } from '#infra/stage.ts';
import { defaultThrottle, noticesThrottle, type Throttle, throttleOf } from '#infra/throttles.ts';
import type { NamedRoute } from '#shared/contract/contract.ts';
import { methodsOf } from '#shared/contract/route.ts';

interface ApiStageProps {
  readonly stage: Stage;
  readonly api: HttpApi;
  readonly noticesApi: HttpApi;
  readonly routes: readonly NamedRoute[];
}

/**
 * API Gateway's `$default` stages, which make the APIs answer. A stack of its own after every area, because a
 * stage may set throttles only for routes that exist already.
 */
export class ApiStageStack extends Stack {
  constructor(scope: Construct, { stage, api, noticesApi, routes }: ApiStageProps) {
    super(scope, 'api-stage', stackProps(stage, 'api-stage', 'Opens the API once its routes are there'));
    const log = new LogGroup(this, 'AccessLog', {
      logGroupName: accessLogName(stage),
      retention: stage.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const live = this.open('Live', api, defaultThrottle, log);
    const notices = this.open('LiveNotices', noticesApi, noticesThrottle, log);
    const bare = live.node.defaultChild as CfnStage;
    bare.routeSettings = Object.fromEntries(
      routes.flatMap((named) => {
        const throttle = named.route.ownApi ? null : throttleOf(named);
        if (throttle === null) return [];
        const limits = { ThrottlingRateLimit: throttle.perSecond, ThrottlingBurstLimit: throttle.burst };
        return methodsOf(named.route).map((method) => [`${method} /api${named.route.path}`, limits]);
      }),
    );
    new CfnOutput(this, 'ApiUrl', { value: live.url });
    new CfnOutput(this, 'NoticesUrl', { value: notices.url });
  }

  private open(id: string, httpApi: HttpApi, throttle: Throttle, log: LogGroup): HttpStage {
    return new HttpStage(this, id, {
      httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: throttle.perSecond, burstLimit: throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(log),
        format: AccessLogFormat.custom(JSON.stringify(accessLine)),
      },
    });
  }
}

/** No path and no query: they contain what people search for. The client's IP address is in the edge's log. */
const accessLine = {
  requestId: '$context.requestId',
  time: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  ms: '$context.responseLatency',
  functionMs: '$context.integrationLatency',
  error: '$context.error.message',
  functionError: '$context.integrationErrorMessage',
};
