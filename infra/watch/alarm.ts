import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { physicalName, type Stage } from '#infra/stage.ts';

/** The headings below "Alarms" in docs/runbook.md, as anchors. */
export type RunbookSection =
  | 'errors-in-an-area'
  | 'a-new-version-fails'
  | 'slow-answers-in-an-area'
  | 'a-job-fails'
  | 'the-stream-is-behind'
  | 'a-failure-queue-is-not-empty'
  | 'the-api-fails'
  | 'many-requests-are-refused'
  | 'the-api-throttles'
  | 'mail-bounces'
  | 'mail-is-complained-about'
  | 'the-table-throttles'
  | 'the-table-is-busier-than-expected'
  | 'functions-are-throttled'
  | 'functions-run-out-of-concurrency'
  | 'notices-are-refused'
  | 'notices-are-not-confirmed'
  | 'paid-orders-have-no-code'
  | 'notices-come-from-unknown-addresses'
  | 'the-reconciliation-finds-differences';

export interface AlarmDefinition {
  /** Last part of the alarm's name: `payments-errors`. */
  readonly name: string;
  readonly section: RunbookSection;
  /** Who is affected, and how they notice: a sentence. */
  readonly impact: string;
  readonly metric: IMetric;
  /** The alarm fires at this number and above. */
  readonly atLeast: number;
  /** Consecutive periods (five minutes each unless the metric has others). Default 1. */
  readonly periods?: number;
}

/** Its text says who is affected and links the runbook. Missing data is no alarm. Without a topic it notifies nobody. */
export function addAlarm(scope: Construct, stage: Stage, definition: AlarmDefinition, topic?: ITopic): Alarm {
  const alarm = new Alarm(scope, definition.name, {
    alarmName: physicalName(stage, definition.name),
    alarmDescription: `${definition.impact} What to do: docs/runbook.md#${definition.section}`,
    metric: definition.metric,
    threshold: definition.atLeast,
    evaluationPeriods: definition.periods ?? 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  if (topic !== undefined) {
    alarm.addAlarmAction(new SnsAction(topic));
    alarm.addOkAction(new SnsAction(topic));
  }
  return alarm;
}
