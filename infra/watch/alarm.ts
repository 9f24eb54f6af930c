import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { physicalName, type Stage } from '#infra/stage.ts';

/** The headings below "Alarms" in docs/runbook.md, as links name them. */
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
  | 'functions-run-out-of-concurrency';

export interface AlarmDefinition {
  /** Last part of the alarm's name: `payments-errors`. */
  readonly name: string;
  readonly section: RunbookSection;
  /** Whom it hurts, and how they notice: a sentence. */
  readonly hurts: string;
  readonly metric: IMetric;
  /** It is a fault at this number and above. */
  readonly atLeast: number;
  /** Periods in a row (five minutes each unless the metric has others), one unless told. */
  readonly periods?: number;
}

/** An alarm that says whom it is about and where to read on. Silence is no fault. Without a topic it wakes nobody. */
export function addAlarm(scope: Construct, stage: Stage, fault: AlarmDefinition, topic?: ITopic): Alarm {
  const alarm = new Alarm(scope, fault.name, {
    alarmName: physicalName(stage, fault.name),
    alarmDescription: `${fault.hurts} What to do: docs/runbook.md#${fault.section}`,
    metric: fault.metric,
    threshold: fault.atLeast,
    evaluationPeriods: fault.periods ?? 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  if (topic !== undefined) {
    alarm.addAlarmAction(new SnsAction(topic));
    alarm.addOkAction(new SnsAction(topic));
  }
  return alarm;
}
