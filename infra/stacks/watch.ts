import { Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { knowsAlarmOn, knowsSavedQueries, requiresTls } from '#infra/emulator.ts';
import { physicalName, type Stage } from '#infra/stage.ts';
import { countThrottledCalls } from '#infra/watch/accessLog.ts';
import { addAlarm } from '#infra/watch/alarm.ts';
import { areaAlarms } from '#infra/watch/areaAlarms.ts';
import { addDashboard } from '#infra/watch/dashboard.ts';
import { jobAlarms } from '#infra/watch/jobAlarms.ts';
import { countNotices } from '#infra/watch/noticeLog.ts';
import { paymentAlarms } from '#infra/watch/paymentAlarms.ts';
import { addSavedQueries } from '#infra/watch/savedQueries.ts';
import { systemAlarms } from '#infra/watch/systemAlarms.ts';
import type { NamedRoute } from '#shared/contract/contract.ts';

interface WatchProps {
  readonly stage: Stage;
  readonly routes: readonly NamedRoute[];
  readonly api: HttpApi;
}

/** Alarms, whom they notify, and the dashboard. It only reads what other stacks write. */
export class WatchStack extends Stack {
  constructor(scope: Construct, { stage, routes, api }: WatchProps) {
    super(scope, 'watch', stackProps(stage, 'watch', 'Alarms and the dashboard'));
    const topic = new Topic(this, 'Alarms', {
      topicName: physicalName(stage, 'alarms'),
      displayName: `ZarCodes ${stage.name}`,
      enforceSSL: requiresTls(stage),
    });
    topic.addSubscription(new EmailSubscription(stage.alarmEmail));
    topic.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': stage.account } },
      }),
    );
    countThrottledCalls(this, stage);
    countNotices(this, stage);
    const alarms = [
      ...systemAlarms(stage, api),
      ...paymentAlarms(stage),
      ...jobAlarms(stage),
      ...areaAlarms(stage, routes),
    ];
    for (const alarm of alarms) {
      if (knowsAlarmOn(stage, alarm.metric)) addAlarm(this, stage, alarm, topic);
    }
    addDashboard(this, stage, { api, routes, alarms });
    if (knowsSavedQueries(stage)) addSavedQueries(this, stage, routes);
  }
}
