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
 * One page to look at: what the API answers, each area's calls beside what its alarms watch, then the rest of what
 * alarms watch. Every alarm's metric is here, so that an alarm and its history are seen in one place.
 */
export function addDashboard(
  scope: Construct,
  stage: Stage,
  {
    api,
    routes,
    faults,
  }: { api: HttpApi; routes: readonly NamedRoute[]; faults: readonly AlarmDefinition[] },
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
      faults.filter(({ name }) => name.startsWith(`${area}-${kind}`)).map(({ metric }) => metric);
    dashboard.addWidgets(
      graph(
        `${area}: calls`,
        ofArea.map(({ key }) => lambdaMetric(stage, key, 'Invocations', Stats.SUM)),
      ),
      graph(`${area}: failed`, watched('errors')),
      graph(`${area}: slowest route, ms`, watched('slow')),
    );
  }
  const others = faults.filter(({ name }) => !byArea.has(name.split('-')[0] ?? ''));
  for (let from = 0; from < others.length; from += 3) {
    dashboard.addWidgets(...others.slice(from, from + 3).map(({ name, metric }) => graph(name, [metric])));
  }
}
