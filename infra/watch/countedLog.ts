import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { jobPermissions } from '#infra/permissions/jobs.ts';
import type { Permissions } from '#infra/permissions/permission.ts';
import { permissionsOf } from '#infra/permissions/permissionsOf.ts';
import { drawsCodes } from '#infra/permissions/shared.ts';
import { functionName, type Stage } from '#infra/stage.ts';
import { allRoutes } from '#shared/contract/contract.ts';
import { jobNames } from '#shared/contract/jobs.ts';
import { metricNamespace, type OwnMetricName } from './metrics.ts';

interface Counted {
  /** A line of `functions/domain` and of the jobs. */
  readonly message: string;
  readonly as: OwnMetricName;
  /** The field with the number; each line counts as one without. */
  readonly field?: string;
}

const ofNotices: readonly Counted[] = [
  { message: 'notice refused', as: 'findings' },
  { message: 'notice source unverified', as: 'findings' },
];

/** After three days (`functions/domain/mail/sendOutboxMail.ts`). */
const ofMails: readonly Counted[] = [{ message: 'mail given up', as: 'findings' }];

/** Lines after which a person must look: each may be somebody's money, or a receipt that never comes. */
const ofMoneyAndMails: Readonly<Record<string, readonly Counted[]>> = {
  'payments.notify': ofNotices,
  'jobs.confirmNotices': [
    ...ofNotices,
    { message: 'open notices', field: '$.unconfirmed', as: 'findings' },
    { message: 'open notices', field: '$.undelivered', as: 'findings' },
  ],
  'jobs.reconcile': [
    { message: 'reconciliation', field: '$.differences', as: 'findings' },
    { message: 'open refunds', field: '$.overdue', as: 'findings' },
  ],
  'jobs.resendMail': ofMails,
  'jobs.sideEffects': ofMails,
};

/** Lines of every function that issues codes (`functions/domain/zarcodes/drawCodes.ts`). */
const ofIssues: readonly Counted[] = [
  { message: 'prefix filling', as: 'findings' },
  { message: 'code issued', field: '$.draws', as: 'draws per code' },
];

const issues = ({ table = [] }: Permissions) => table.some((permission) => permission === drawsCodes[0]);

/** The functions that issue codes, by what they may access. */
export const issuingFunctions: readonly string[] = [
  ...allRoutes().flatMap((named) => (issues(permissionsOf(named)) ? [named.key] : [])),
  ...jobNames.flatMap((name) => (issues(jobPermissions[name]) ? [`jobs.${name}`] : [])),
];

/** By the function whose log has them. */
export const countedLines: Readonly<Record<string, readonly Counted[]>> = Object.fromEntries(
  [...new Set([...Object.keys(ofMoneyAndMails), ...issuingFunctions])].map((key) => [
    key,
    [...(ofMoneyAndMails[key] ?? []), ...(issuingFunctions.includes(key) ? ofIssues : [])],
  ]),
);

/**
 * Counts by their logs what became of PayFast's notices and of refunds, mails that were given up, how many codes are drawn
 * until one is free, and prefixes that fill up.
 */
export function countLines(scope: Construct, stage: Stage): void {
  for (const [key, counted] of Object.entries(countedLines)) {
    const logGroup = LogGroup.fromLogGroupName(
      scope,
      `${key} log`,
      `/aws/lambda/${functionName(stage, key)}`,
    );
    for (const { message, field, as } of counted) {
      new MetricFilter(scope, `${key} ${field ?? message}`, {
        logGroup,
        filterPattern: FilterPattern.stringValue('$.message', '=', message),
        metricNamespace: metricNamespace(stage),
        metricName: as,
        metricValue: field ?? '1',
      });
    }
  }
}
