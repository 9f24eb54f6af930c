import { CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type CfnStage, type HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { knowsApiStages } from '#infra/emulator.ts';
import { accessLogName, type Stage } from '#infra/stage.ts';
import {
  defaultThrottle,
  directThrottle,
  noticesThrottle,
  type Throttle,
  throttleOf,
} from '#infra/throttles.ts';
import type { NamedRoute } from '#shared/contract/contract.ts';
import { methodsOf } from '#shared/contract/route.ts';
import { gatewayPath } from '#shared/edge/apiV1.ts';

interface ApiStageProps {
  readonly stage: Stage;
  readonly api: HttpApi;
  readonly noticesApi: HttpApi;
  readonly edgeStageName: string;
  readonly routes: readonly NamedRoute[];
}

/**
 * API Gateway's stages, which make the APIs answer: one for calls from the edge, and `$default` for calls to the API's own
 * address, whose throttle is another. A stack of its own after every area, because a stage may set throttles only for
 * routes that exist already.
 */
export class ApiStageStack extends Stack {
  constructor(scope: Construct, { stage, api, noticesApi, edgeStageName, routes }: ApiStageProps) {
    super(scope, 'api-stage', stackProps(stage, 'api-stage', 'Opens the API once its routes are there'));
    const log = new LogGroup(this, 'AccessLog', {
      logGroupName: accessLogName(stage),
      retention: stage.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const open = (id: string, of: HttpApi, throttle: Throttle, name?: string) =>
      this.open(id, of, { throttle, log, name });
    const direct = open('Live', api, knowsApiStages(stage) ? directThrottle : defaultThrottle);
    const notices = open('LiveNotices', noticesApi, noticesThrottle);
    const edge = knowsApiStages(stage) ? open('LiveEdge', api, defaultThrottle, edgeStageName) : direct;
    const bare = edge.node.defaultChild as CfnStage;
    bare.routeSettings = Object.fromEntries(
      routes.flatMap((named) => {
        if (named.route.ownApi) return [];
        const { perSecond, burst } = throttleOf(named);
        const limits = { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: burst };
        return methodsOf(named.route).map((method) => [
          `${method} ${gatewayPath(`/api${named.route.path}`)}`,
          limits,
        ]);
      }),
    );
    new CfnOutput(this, 'ApiUrl', { value: direct.url });
    new CfnOutput(this, 'NoticesUrl', { value: notices.url });
  }

  private open(
    id: string,
    httpApi: HttpApi,
    { throttle, log, name = '$default' }: { throttle: Throttle; log: LogGroup; name: string | undefined },
  ): HttpStage {
    return new HttpStage(this, id, {
      httpApi,
      stageName: name,
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
