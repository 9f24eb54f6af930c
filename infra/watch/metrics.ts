import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { functionName, type Stage } from '#infra/stage.ts';

export const fiveMinutes = Duration.minutes(5);

/** Where our own metrics are: `ZarCodes/prod`. */
export const metricNamespace = (stage: Stage) => `ZarCodes/${stage.name}`;

/**
 * The metric that counts a function's error lines. The routes of an area share one, because each metric costs money;
 * every job has its own.
 */
export function failuresName(key: string): string {
  const [area = key] = key.split('.');
  return `${area === 'jobs' ? key : area} failures`;
}

/** Error lines in the logs: a call answered with a 500, or an event that a job could not process. */
export function loggedFailures(stage: Stage, key: string): Metric {
  return new Metric({
    namespace: metricNamespace(stage),
    metricName: failuresName(key),
    statistic: Stats.SUM,
    period: fiveMinutes,
  });
}

/** Calls that API Gateway throttled, which it has no metric for: see `accessLog.ts`. */
export function throttledCalls(stage: Stage): Metric {
  return new Metric({
    namespace: metricNamespace(stage),
    metricName: 'throttled calls',
    statistic: Stats.SUM,
    period: fiveMinutes,
  });
}

export type NoticeMetricName =
  | 'refused notices'
  | 'notices from unknown addresses'
  | 'unconfirmed notices'
  | 'undelivered payments'
  | 'reconciliation differences';

/** What became of PayFast's notices: see `noticeLog.ts`. */
export function noticeMetric(stage: Stage, metricName: NoticeMetricName): Metric {
  // The job counts what waits, again in every minute.
  const isWaiting = metricName === 'unconfirmed notices' || metricName === 'undelivered payments';
  const statistic = isWaiting ? Stats.MAXIMUM : Stats.SUM;
  return new Metric({ namespace: metricNamespace(stage), metricName, statistic, period: fiveMinutes });
}

export function lambdaMetric(
  stage: Stage,
  key: string,
  metricName: 'Errors' | 'Duration' | 'Invocations' | 'IteratorAge',
  statistic: string,
): Metric {
  return new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap: { FunctionName: functionName(stage, key) },
    statistic,
    period: fiveMinutes,
  });
}

/** One number of several series; SUM and MAX ignore missing points. The label has to be unique. */
export function together(
  operation: 'SUM' | 'MAX',
  label: string,
  metrics: readonly IMetric[],
): MathExpression {
  // Graphs show several of these, and ids are unique within a graph.
  const id = label.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  return new MathExpression({
    expression: `${operation}(METRICS())`,
    usingMetrics: Object.fromEntries(metrics.map((metric, index) => [`${id}_${index}`, metric])),
    period: fiveMinutes,
    label,
  });
}
