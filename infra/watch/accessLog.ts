import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { accessLogName, type Stage } from '#infra/stage.ts';
import { throttledCalls } from './metrics.ts';

/** Counts the calls that API Gateway answered with 429 by itself, without those that our own limits refused. */
export function countThrottledCalls(scope: Construct, stage: Stage): void {
  const { namespace, metricName } = throttledCalls(stage);
  new MetricFilter(scope, 'ThrottledCalls', {
    logGroup: LogGroup.fromLogGroupName(scope, 'AccessLog', accessLogName(stage)),
    filterPattern: FilterPattern.all(
      FilterPattern.stringValue('$.status', '=', '429'),
      FilterPattern.stringValue('$.functionMs', '=', '-'),
    ),
    metricNamespace: namespace,
    metricName,
    metricValue: '1',
  });
}
