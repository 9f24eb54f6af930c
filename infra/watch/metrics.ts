import { Duration } from 'aws-cdk-lib';
import { type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { functionName, type Stage } from '#infra/stage.ts';
import type { Area } from '#shared/contract/contract.ts';
import { areaWatch } from './areaWatch.ts';

export const fiveMinutes = Duration.minutes(5);

/** Where our own metrics are: `ZarCodes/prod`. */
export const metricNamespace = (stage: Stage) => `ZarCodes/${stage.name}`;

/**
 * What lines of the log are counted as. Each costs money by the month, and more with every alarm, so there are few; the
 * saved queries show of which function a line is (docs/decisions/0068).
 */
export type OwnMetricName = 'urgent failures' | 'failures' | 'job failures' | 'findings' | 'draws per code';

/** The metric that counts a function's error lines. */
export function failuresName(key: string): OwnMetricName {
  const [area = key] = key.split('.');
  if (area === 'jobs') return 'job failures';
  return Object.hasOwn(areaWatch, area) && areaWatch[area as Area].failures === 1
    ? 'urgent failures'
    : 'failures';
}

export function ownMetric(
  stage: Stage,
  metricName: OwnMetricName,
  { statistic = Stats.SUM, period = fiveMinutes }: { statistic?: string; period?: Duration } = {},
): Metric {
  return new Metric({ namespace: metricNamespace(stage), metricName, statistic, period });
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

/** A metric of the whole account: AWS counts it for all its functions together, at no cost. */
export const ofAccount = (
  namespace: string,
  metricName: string,
  statistic: string,
  period = fiveMinutes,
): IMetric => new Metric({ namespace, metricName, statistic, period });
