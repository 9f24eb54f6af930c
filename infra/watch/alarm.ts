import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { physicalName, type Stage } from '#infra/stage.ts';

/** The headings below "Alarms" in docs/runbook.md, as anchors. */
export type RunbookSection =
  | 'errors-where-money-or-access-is-lost'
  | 'errors-elsewhere'
  | 'a-function-crashes'
  | 'the-api-fails'
  | 'a-job-fails'
  | 'the-queue-of-failures-is-not-empty'
  | 'the-stream-is-behind'
  | 'something-needs-a-look'
  | 'mail-bounces'
  | 'mail-is-complained-about';

export interface AlarmDefinition {
  /** Last part of the alarm's name: `payments-errors`. */
  readonly name: string;
  readonly section: RunbookSection;
  /** Who is affected, and how they notice: a sentence. */
  readonly impact: string;
  readonly metric: IMetric;
  /** The alarm fires at this number and above. */
  readonly atLeast: number;
}

/** Its text says who is affected and links the runbook. Missing data is no alarm. */
export function addAlarm(scope: Construct, stage: Stage, definition: AlarmDefinition, topic: ITopic): Alarm {
  const alarm = new Alarm(scope, definition.name, {
    alarmName: physicalName(stage, definition.name),
    alarmDescription: `${definition.impact} What to do: docs/runbook.md#${definition.section}`,
    metric: definition.metric,
    threshold: definition.atLeast,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(topic));
  alarm.addOkAction(new SnsAction(topic));
  return alarm;
}
