import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { functionName, type Stage } from '#infra/stage.ts';
import { type NoticeMetricName, noticeMetric } from './metrics.ts';

interface Counted {
  readonly name: NoticeMetricName;
  /** The lines of `functions/domain/payments/notices`. */
  readonly message: string;
  /** The field with the number; each line counts as one without. */
  readonly field?: string;
}

const jobsLines: readonly Counted[] = [
  { name: 'unconfirmed notices', message: 'open notices', field: '$.unconfirmed' },
  { name: 'undelivered payments', message: 'open notices', field: '$.undelivered' },
];
const nightlyLines: readonly Counted[] = [
  { name: 'reconciliation differences', message: 'reconciliation', field: '$.differences' },
];
const bothsLines: readonly Counted[] = [
  { name: 'refused notices', message: 'notice refused' },
  { name: 'notices from unknown addresses', message: 'notice source unverified' },
];

/**
 * Counts what became of PayFast's notices, by the log of the route that receives them and of the jobs that confirm them
 * and compare the days with PayFast's history.
 */
export function countNotices(scope: Construct, stage: Stage): void {
  const lines = {
    'payments.notify': bothsLines,
    'jobs.confirmNotices': [...bothsLines, ...jobsLines],
    'jobs.reconcile': nightlyLines,
  };
  for (const [key, counted] of Object.entries(lines)) {
    const logGroup = LogGroup.fromLogGroupName(
      scope,
      `${key} log`,
      `/aws/lambda/${functionName(stage, key)}`,
    );
    for (const { name, message, field } of counted) {
      const { namespace, metricName } = noticeMetric(stage, name);
      new MetricFilter(scope, `${key} ${name}`, {
        logGroup,
        filterPattern: FilterPattern.stringValue('$.message', '=', message),
        metricNamespace: namespace,
        metricName,
        metricValue: field ?? '1',
      });
    }
  }
}
