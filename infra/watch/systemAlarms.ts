import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type Stage, tableName } from '#infra/stage.ts';
import { table } from '#shared/contract/table.ts';
import type { AlarmDefinition } from './alarm.ts';
import { fiveMinutes, throttledCalls, together } from './metrics.ts';

const percent = (label: string, expression: string, usingMetrics: Record<string, Metric>) =>
  new MathExpression({ expression, usingMetrics, label, period: fiveMinutes });

const ofAccount = (namespace: string, metricName: string, statistic: string, period = fiveMinutes) =>
  new Metric({ namespace, metricName, statistic, period });

function ofTable(stage: Stage, metricName: string, index?: string): Metric {
  return new Metric({
    namespace: 'AWS/DynamoDB',
    metricName,
    dimensionsMap: {
      TableName: tableName(stage),
      ...(index !== undefined && { GlobalSecondaryIndexName: index }),
    },
    statistic: Stats.SUM,
    period: fiveMinutes,
  });
}

function apiAlarms(stage: Stage, api: HttpApi): AlarmDefinition[] {
  const count = api.metricCount({ period: fiveMinutes, statistic: Stats.SUM });
  const share = (part: Metric, label: string, calls: number) =>
    percent(label, `IF(count >= ${calls}, 100 * part / count, 0)`, { count, part });
  const options = { period: fiveMinutes, statistic: Stats.SUM };
  return [
    {
      name: 'api-errors',
      section: 'the-api-fails',
      impact: 'Everybody: more than one call in a hundred fails, also calls that no function received.',
      // A single failure among a handful of calls is for the alarm of its area.
      metric: share(api.metricServerError(options), 'Calls answered with 5xx, %', 20),
      atLeast: 1,
    },
    {
      name: 'api-refusals',
      section: 'many-requests-are-refused',
      impact:
        'Many people are refused at once: throttled, signed out by an error of ours, or it is an attack.',
      metric: share(api.metricClientError(options), 'Calls answered with 4xx, %', 100),
      atLeast: 50,
      periods: 2,
    },
    {
      name: 'api-throttled',
      section: 'the-api-throttles',
      impact: 'Everybody who calls at that moment is refused with 429: the API takes no more calls.',
      metric: throttledCalls(stage),
      // A few in a burst: people click again.
      atLeast: 50,
    },
  ];
}

/** SES stops all mail of the account when these rates pass its own limits. */
const mailAlarms: readonly (Omit<AlarmDefinition, 'metric'> & { readonly metricName: string })[] = [
  {
    name: 'mail-bounces',
    section: 'mail-bounces',
    impact: 'Soon everybody who expects a mail: SES reviews a sender at 5 % and stops it at 10 %.',
    metricName: 'Reputation.BounceRate',
    atLeast: 0.04,
  },
  {
    name: 'mail-complaints',
    section: 'mail-is-complained-about',
    impact: 'Soon everybody who expects a mail: SES reviews a sender at 0.1 % and stops it at 0.5 %.',
    metricName: 'Reputation.ComplaintRate',
    atLeast: 0.0008,
  },
];

/** A quarter of what a new on-demand table serves: 12,000 read and 4,000 write units a second. */
const expected = { Read: 3000, Write: 1000 } as const;

function tableAlarms(stage: Stage): AlarmDefinition[] {
  const throttled = (['Read', 'Write'] as const).flatMap((kind) =>
    [undefined, ...table.indexes.map(({ name }) => name)].map((index) =>
      ofTable(stage, `${kind}ThrottleEvents`, index),
    ),
  );
  return [
    {
      name: 'table-throttled',
      section: 'the-table-throttles',
      impact: 'People who use the busy items wait, and after some seconds read that we are very busy.',
      metric: together('SUM', 'Throttled requests of the table', throttled),
      atLeast: 10,
    },
    ...(['Read', 'Write'] as const).map((kind) => ({
      name: `table-${kind.toLowerCase()}s`,
      section: 'the-table-is-busier-than-expected' as const,
      impact: 'Nobody yet, but the cost rises; beyond this the table begins to throttle.',
      metric: percent(`Consumed ${kind.toLowerCase()} units a second`, 'units / PERIOD(units)', {
        units: ofTable(stage, `Consumed${kind}CapacityUnits`),
      }),
      atLeast: expected[kind],
    })),
  ];
}

const lambdaAlarms: readonly AlarmDefinition[] = [
  {
    name: 'functions-throttled',
    section: 'functions-are-throttled',
    impact: 'Everybody who calls at that moment gets an error.',
    metric: ofAccount('AWS/Lambda', 'Throttles', Stats.SUM),
    atLeast: 1,
  },
  {
    name: 'functions-concurrency',
    section: 'functions-run-out-of-concurrency',
    impact: 'Nobody yet; at the account’s quota all functions of the account are throttled.',
    metric: ofAccount('AWS/Lambda', 'ConcurrentExecutions', Stats.MAXIMUM),
    // Of the usual quota of 1,000. The preflight of a deploy reports an account that has less.
    atLeast: 700,
  },
];

/** The API, mail, the table and Lambda, which all areas share. */
export function systemAlarms(stage: Stage, api: HttpApi): AlarmDefinition[] {
  return [
    ...apiAlarms(stage, api),
    ...mailAlarms.map(({ metricName, ...definition }) => ({
      ...definition,
      // SES publishes its rates a few times an hour: within five minutes there may be none.
      metric: ofAccount('AWS/SES', metricName, Stats.MAXIMUM, Duration.hours(1)),
    })),
    ...tableAlarms(stage),
    ...lambdaAlarms,
  ];
}
