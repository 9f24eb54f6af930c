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
import { addSavedQueries } from '#infra/watch/savedQueries.ts';
import { systemAlarms } from '#infra/watch/systemAlarms.ts';
import type { NamedRoute } from '#shared/contract/contract.ts';

interface WatchProps {
  readonly stage: Stage;
  readonly routes: readonly NamedRoute[];
  readonly api: HttpApi;
}

/** Who is told when something is wrong, and the page to look at. It reads what others write and changes nothing. */
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
    const faults = [...systemAlarms(stage, api), ...jobAlarms(stage), ...areaAlarms(stage, routes)];
    for (const fault of faults) {
      if (knowsAlarmOn(stage, fault.metric)) addAlarm(this, stage, fault, topic);
    }
    addDashboard(this, stage, { api, routes, faults });
    if (knowsSavedQueries(stage)) addSavedQueries(this, stage, routes);
  }
}
