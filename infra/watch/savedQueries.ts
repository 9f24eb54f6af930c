import { CfnQueryDefinition } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { accessLogName, functionName, type Stage } from '#infra/stage.ts';
import type { NamedRoute } from '#shared/contract/contract.ts';
import { jobNames } from '#shared/contract/jobs.ts';
import { areaWatch, jobImpact } from './areaWatch.ts';
import { countedLines, issuingFunctions } from './countedLog.ts';

/** Logs Insights takes no more groups in one saved query. */
const maxGroups = 50;

interface SavedQuery {
  readonly name: string;
  /** Who is affected, or what it shows. */
  readonly comment: string;
  readonly query: readonly string[];
  readonly logGroups: readonly string[];
}

const failures = [
  'fields @timestamp, route, job, requestId, ms, error.name, error.message, error.location',
  'filter level = "ERROR" or @message like /Task timed out|Runtime exited/',
  'sort @timestamp desc',
  'limit 100',
];

/** Within a second a person's flow of thought is not interrupted (Nielsen, "Response times: the three limits"). */
const slow = [
  'filter message = "request"',
  'stats count() as calls, pct(ms, 50), pct(ms, 95), max(ms) by route',
  'sort `pct(ms, 95)` desc',
];

/** What the alarms do not distinguish, saved in the console: `zarcodes/prod/payments failures`. */
export function addSavedQueries(scope: Construct, stage: Stage, routes: readonly NamedRoute[]): void {
  const groupOf = (key: string) => `/aws/lambda/${functionName(stage, key)}`;
  const areas = [...Map.groupBy(routes, ({ area }) => area)].flatMap(([area, ofArea]) => {
    const logGroups = ofArea.slice(0, maxGroups).map(({ key }) => groupOf(key));
    const { impact } = areaWatch[area];
    return [
      { name: `${area} failures`, comment: impact, query: failures, logGroups },
      {
        name: `${area} times`,
        comment: 'Above a second in one call of twenty people wait.',
        query: slow,
        logGroups,
      },
    ];
  });
  const jobs = jobNames.map((name) => ({
    name: `${name} failures`,
    comment: jobImpact[name],
    query: failures,
    logGroups: [groupOf(`jobs.${name}`)],
  }));
  const lines = Object.values(countedLines).flat();
  const found = [...new Set(lines.filter(({ as }) => as === 'findings').map(({ message }) => message))];
  const others: readonly SavedQuery[] = [
    {
      name: 'findings',
      comment: 'What the alarm findings is about: the runbook has a section for each message.',
      query: [
        `filter message in ${JSON.stringify(found)}`,
        'fields @timestamp, message, prefix, reason, paymentId, mailId, unconfirmed, undelivered, differences, overdue',
        'sort @timestamp desc',
        'limit 100',
      ],
      logGroups: Object.keys(countedLines).map(groupOf),
    },
    {
      name: 'draws per code',
      comment:
        'How full prefixes are: a draw that was free is 1, a prefix that is half full needs 2 on average.',
      query: [
        'filter message = "code issued"',
        'stats count() as codes, avg(draws), max(draws) by prefix',
        'sort `avg(draws)` desc',
        'limit 50',
      ],
      logGroups: issuingFunctions.map(groupOf),
    },
    {
      name: 'refused and throttled calls',
      comment: 'Status 429 with functionMs "-" is of API Gateway itself: infra/throttles.ts.',
      query: ['stats count() as calls by route, status, functionMs = "-"', 'sort calls desc', 'limit 50'],
      logGroups: [accessLogName(stage)],
    },
  ];
  for (const { name, comment, query, logGroups } of [...areas, ...jobs, ...others]) {
    new CfnQueryDefinition(scope, `${name} query`, {
      name: `zarcodes/${stage.name}/${name}`,
      queryString: [`# ${comment}`, query.join('\n| ')].join('\n'),
      logGroupNames: [...logGroups],
    });
  }
}
