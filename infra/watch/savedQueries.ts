import { LogGroup, QueryDefinition, QueryString } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { functionName, type Stage } from '#infra/stage.ts';
import type { NamedRoute } from '#shared/contract/contract.ts';

/** Logs Insights takes no more groups in one saved query. */
const maxGroups = 50;

/** The runbook's first query for each area, saved in the console: `zarcodes/prod/payments failures`. */
export function addSavedQueries(scope: Construct, stage: Stage, routes: readonly NamedRoute[]): void {
  for (const [area, ofArea] of Map.groupBy(routes, (route) => route.area)) {
    new QueryDefinition(scope, `${area}Failures`, {
      queryDefinitionName: `zarcodes/${stage.name}/${area} failures`,
      queryString: new QueryString({
        fields: ['@timestamp', 'route', 'requestId', 'ms', 'error.name', 'error.message', 'error.location'],
        filterStatements: ['level = "ERROR" or @message like /Task timed out|Runtime exited/'],
        sort: '@timestamp desc',
        limit: 100,
      }),
      logGroups: ofArea
        .slice(0, maxGroups)
        .map(({ key }) =>
          LogGroup.fromLogGroupName(scope, `${key}Logs`, `/aws/lambda/${functionName(stage, key)}`),
        ),
    });
  }
}
