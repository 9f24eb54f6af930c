import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  Metric,
  Stats,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { physicalName, type Stage, tableName } from '#infra/stage.ts';
import { consumerNames } from '#shared/contract/jobs.ts';
import type { AlarmDefinition } from './alarm.ts';
import { fiveMinutes, lambdaMetric, ofAccount, ownMetric } from './metrics.ts';

const graph = (title: string, left: readonly IMetric[]): IWidget =>
  new GraphWidget({ title, left: [...left], width: 8, height: 6 });

const ofTable = (stage: Stage, metricName: string): IMetric =>
  new Metric({
    namespace: 'AWS/DynamoDB',
    metricName,
    dimensionsMap: { TableName: tableName(stage) },
    statistic: Stats.SUM,
    period: fiveMinutes,
  });

/**
 * The API, the functions, the table and the stream, then every alarm's metric: at most fifty, for which a dashboard is
 * free. What an area did is in the saved queries.
 */
export function addDashboard(
  scope: Construct,
  stage: Stage,
  { api, alarms }: { api: HttpApi; alarms: readonly AlarmDefinition[] },
): void {
  const dashboard = new Dashboard(scope, 'Dashboard', { dashboardName: physicalName(stage) });
  const sums = { period: fiveMinutes, statistic: Stats.SUM };
  const lambda = (metricName: string, statistic: string = Stats.SUM) =>
    ofAccount('AWS/Lambda', metricName, statistic);
  dashboard.addWidgets(
    new TextWidget({
      markdown:
        `# ZarCodes ${stage.name}\nAlarms are explained in docs/runbook.md. What each area does and who is affected: ` +
        `Logs Insights, saved queries, zarcodes/${stage.name}.`,
      width: 24,
      height: 3,
    }),
  );
  const graphs = [
    graph('Calls', [api.metricCount(sums)]),
    graph('Refused and failed', [api.metricClientError(sums), api.metricServerError(sums)]),
    graph(
      'Time to answer',
      ['p50', 'p95', 'p99'].map((statistic) => api.metricLatency({ period: fiveMinutes, statistic })),
    ),
    graph('Functions of the account', [lambda('Invocations'), lambda('Errors'), lambda('Throttles')]),
    graph('Functions at once', [lambda('ConcurrentExecutions', Stats.MAXIMUM)]),
    graph('Draws per code', [ownMetric(stage, 'draws per code', { statistic: Stats.AVERAGE })]),
    graph('Table: units', [
      ofTable(stage, 'ConsumedReadCapacityUnits'),
      ofTable(stage, 'ConsumedWriteCapacityUnits'),
    ]),
    graph('Table: throttled', [ofTable(stage, 'ReadThrottleEvents'), ofTable(stage, 'WriteThrottleEvents')]),
    graph(
      'Age of unprocessed changes, ms',
      consumerNames.map((name) => lambdaMetric(stage, `jobs.${name}`, 'IteratorAge', Stats.MAXIMUM)),
    ),
    ...alarms.map(({ name, metric }) => graph(name, [metric])),
  ];
  for (let from = 0; from < graphs.length; from += 3) dashboard.addWidgets(...graphs.slice(from, from + 3));
}
