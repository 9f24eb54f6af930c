import type { App } from 'aws-cdk-lib';
import { type NamedRoute, routeOf } from '#shared/contract/contract.ts';
import type { CodeOf, FunctionDependencies } from './constructs/ownFunction.ts';
import { canaryAreas } from './constructs/routeFunction.ts';
import { apiUrl, hasGlobalParts, knowsCodeDeploy } from './emulator.ts';
import type { Permissions, SecretName } from './permissions/permission.ts';
import type { StageResources } from './resources.ts';
import { AlertsStack } from './stacks/alerts.ts';
import { ApiStack } from './stacks/api.ts';
import { ApiStageStack } from './stacks/apiStage.ts';
import { AreaStack, areaParts } from './stacks/area.ts';
import { BudgetStack } from './stacks/budget.ts';
import { DataStack } from './stacks/data.ts';
import { EdgeStack } from './stacks/edge.ts';
import { globalParts } from './stacks/globalParts.ts';
import { HooksStack } from './stacks/hooks.ts';
import { JobsStack } from './stacks/jobs.ts';
import { MailStack } from './stacks/mail.ts';
import { RoutesStack } from './stacks/routes.ts';
import { WatchStack } from './stacks/watch.ts';
import { bucketName, type Stage, secretName } from './stage.ts';

interface ZarCodesProps {
  readonly stage: Stage;
  readonly routes: readonly NamedRoute[];
  readonly permissionsOf: (route: NamedRoute) => Permissions;
  readonly codeOf: CodeOf;
}

/**
 * The whole system of one stage: data, mail and the API; the edge, whose address the functions use; a stack for each
 * area; jobs; then the API's routes and stage, alarms and dashboard.
 */
export function addZarCodes(app: App, { stage, routes, permissionsOf, codeOf }: ZarCodesProps): void {
  const data = new DataStack(app, stage);
  const mail = new MailStack(app, stage);
  const { api, noticesApi, edgeStageName } = new ApiStack(app, stage);
  const edge = new EdgeStack(app, { stage, api, edgeStageName, parts: globalParts(app, stage) });
  edge.addStackDependency(data);

  const dependencies: FunctionDependencies = {
    stage,
    appUrl: edge.appUrl,
    notifyUrl: `${apiUrl(stage, noticesApi.apiId)}/api${routeOf('payments.notify').path}`,
    codeOf,
    resources: {
      ...data.tableInUse,
      ...secretsOf(stage),
      imagesBucket: bucketName(stage, 'images'),
      exportsBucket: bucketName(stage, 'exports'),
      distribution: edge.distributionResources,
      mail: mail.resources,
    },
  };
  const hooks = knowsCodeDeploy(stage) ? new HooksStack(app, dependencies, [...canaryAreas]) : null;
  const alerts = new AlertsStack(app, stage);
  const areas = areaParts(routes).map(
    (part) => new AreaStack(app, { ...dependencies, ...part, permissionsOf, api, noticesApi }),
  );
  const paths = new RoutesStack(app, { ...dependencies, api, noticesApi, routes });
  const live = new ApiStageStack(app, { stage, api, noticesApi, edgeStageName, routes });
  const jobs = new JobsStack(app, dependencies);
  for (const area of areas) {
    area.addStackDependency(alerts);
    if (hooks !== null) area.addStackDependency(hooks);
    paths.addStackDependency(area);
  }
  for (const user of [...areas, jobs]) for (const used of [data, mail]) user.addStackDependency(used);
  live.addStackDependency(paths);
  if (hasGlobalParts(stage)) new BudgetStack(app, stage);
  const watch = new WatchStack(app, { stage, routes, api, topic: alerts.topic });
  for (const watched of [live, jobs]) watch.addStackDependency(watched);
}

function secretsOf(stage: Stage): Pick<StageResources, 'secretNames' | 'secretArns'> {
  // Secrets Manager ends an ARN with six characters of its own.
  const arn = (name: SecretName) =>
    `arn:aws:secretsmanager:${stage.region}:${stage.account}:secret:${secretName(stage, name)}-??????`;
  const each = <T>(of: (name: SecretName) => T): Record<SecretName, T> => ({
    jwt: of('jwt'),
    origin: of('origin'),
    places: of('places'),
    payfast: of('payfast'),
  });
  return { secretNames: each((name) => secretName(stage, name)), secretArns: each(arn) };
}
