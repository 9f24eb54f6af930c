import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { functionName, type Stage } from '#infra/stage.ts';
import { metricNamespace, type OwnMetricName } from './metrics.ts';

interface Counted {
  /** The lines of `functions/domain/payments` and of the jobs. */
  readonly message: string;
  /** The field with the number; each line counts as one without. */
  readonly field?: string;
}

const metricName: OwnMetricName = 'findings';
const ofNotices: readonly Counted[] = [
  { message: 'notice refused' },
  { message: 'notice source unverified' },
];

/** After three days (`functions/domain/mail/sendOutboxMail.ts`). */
const ofMails: readonly Counted[] = [{ message: 'mail given up' }];

/** Of which functions a line says that a person must look: each may be somebody's money, or a receipt that never comes. */
export const countedLines: Readonly<Record<string, readonly Counted[]>> = {
  'payments.notify': ofNotices,
  'jobs.confirmNotices': [
    ...ofNotices,
    { message: 'open notices', field: '$.unconfirmed' },
    { message: 'open notices', field: '$.undelivered' },
  ],
  'jobs.reconcile': [
    { message: 'reconciliation', field: '$.differences' },
    { message: 'open refunds', field: '$.overdue' },
  ],
  'jobs.resendMail': ofMails,
  'jobs.sideEffects': ofMails,
};

/**
 * Counts what became of PayFast's notices and of refunds, by the log of the route that receives notices and of the jobs
 * that confirm them and compare the days with PayFast's history; and the mails that were given up.
 */
export function countFindings(scope: Construct, stage: Stage): void {
  for (const [key, counted] of Object.entries(countedLines)) {
    const logGroup = LogGroup.fromLogGroupName(
      scope,
      `${key} log`,
      `/aws/lambda/${functionName(stage, key)}`,
    );
    for (const { message, field } of counted) {
      new MetricFilter(scope, `${key} ${field ?? message}`, {
        logGroup,
        filterPattern: FilterPattern.stringValue('$.message', '=', message),
        metricNamespace: metricNamespace(stage),
        metricName,
        metricValue: field ?? '1',
      });
    }
  }
}
