import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Dashboard, GraphWidget, type IMetric, Stats, TextWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { physicalName, type Stage } from '#infra/stage.ts';
import type { NamedRoute } from '#shared/contract/contract.ts';
import type { AlarmDefinition } from './alarm.ts';
import { fiveMinutes, lambdaMetric } from './metrics.ts';

const graph = (title: string, left: readonly IMetric[]) =>
  new GraphWidget({ title, left: [...left], width: 8, height: 6 });

/**
 * The API's answers, each area's calls beside the metrics of its alarms, then the metrics of all other alarms: every
 * alarm's history is on this one page.
 */
export function addDashboard(
  scope: Construct,
  stage: Stage,
  {
    api,
    routes,
    alarms,
  }: { api: HttpApi; routes: readonly NamedRoute[]; alarms: readonly AlarmDefinition[] },
): void {
  const dashboard = new Dashboard(scope, 'Dashboard', { dashboardName: physicalName(stage) });
  const sums = { period: fiveMinutes, statistic: Stats.SUM };
  dashboard.addWidgets(
    new TextWidget({
      markdown: `# ZarCodes ${stage.name}\nAlarms are explained in docs/runbook.md.`,
      width: 24,
      height: 2,
    }),
  );
  dashboard.addWidgets(
    graph('Calls', [api.metricCount(sums)]),
    graph('Refused and failed', [api.metricClientError(sums), api.metricServerError(sums)]),
    graph(
      'Time to answer',
      ['p50', 'p95', 'p99'].map((statistic) => api.metricLatency({ period: fiveMinutes, statistic })),
    ),
  );
  const byArea = Map.groupBy(routes, ({ area }) => area as string);
  for (const [area, ofArea] of byArea) {
    const watched = (kind: string) =>
      alarms.filter(({ name }) => name.startsWith(`${area}-${kind}`)).map(({ metric }) => metric);
    dashboard.addWidgets(
      graph(
        `${area}: calls`,
        ofArea.map(({ key }) => lambdaMetric(stage, key, 'Invocations', Stats.SUM)),
      ),
      graph(`${area}: failed`, watched('errors')),
      graph(`${area}: slowest route, ms`, watched('slow')),
    );
  }
  const others = alarms.filter(({ name }) => !byArea.has(name.split('-')[0] ?? ''));
  for (let from = 0; from < others.length; from += 3) {
    dashboard.addWidgets(...others.slice(from, from + 3).map(({ name, metric }) => graph(name, [metric])));
  }
}
