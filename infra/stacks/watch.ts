import { Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { knowsSavedQueries } from '#infra/emulator.ts';
import type { Stage } from '#infra/stage.ts';
import { addAlarm } from '#infra/watch/alarm.ts';
import { alarmsOf, urgentFailures } from '#infra/watch/alarms.ts';
import { countLines } from '#infra/watch/countedLog.ts';
import { addDashboard } from '#infra/watch/dashboard.ts';
import { addSavedQueries } from '#infra/watch/savedQueries.ts';
import type { NamedRoute } from '#shared/contract/contract.ts';

interface WatchProps {
  readonly stage: Stage;
  readonly routes: readonly NamedRoute[];
  readonly api: HttpApi;
  readonly topic: ITopic;
}

/** Alarms, saved queries and the dashboard. It only reads what other stacks write. */
export class WatchStack extends Stack {
  constructor(scope: Construct, { stage, routes, api, topic }: WatchProps) {
    super(scope, 'watch', stackProps(stage, 'watch', 'Alarms and the dashboard'));
    countLines(this, stage);
    const alarms = alarmsOf(stage, api);
    for (const alarm of alarms) addAlarm(this, stage, alarm, topic);
    addDashboard(this, stage, { api, alarms: [urgentFailures(stage), ...alarms] });
    if (knowsSavedQueries(stage)) addSavedQueries(this, stage, routes);
  }
}
