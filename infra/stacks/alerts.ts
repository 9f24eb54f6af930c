import { Stack } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { requiresTls } from '#infra/emulator.ts';
import { physicalName, type Stage } from '#infra/stage.ts';
import { addAlarm } from '#infra/watch/alarm.ts';
import { urgentFailures } from '#infra/watch/alarms.ts';

/** Whom alarms notify, and the one alarm that is there before the functions, because it also rolls them back. */
export class AlertsStack extends Stack {
  readonly topic: ITopic;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'alerts', stackProps(stage, 'alerts', 'Whom alarms notify'));
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
    addAlarm(this, stage, urgentFailures(stage), topic);
    this.topic = topic;
  }
}
