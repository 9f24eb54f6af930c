import type { App } from 'aws-cdk-lib';
import type { NamedRoute } from '#shared/contract/contract.ts';
import type { CodeOf, Surroundings } from './constructs/ownFunction.ts';
import type { Needs } from './needs.ts';
import { ApiStack } from './stacks/api.ts';
import { ApiStageStack } from './stacks/apiStage.ts';
import { AreaStack, areaParts } from './stacks/area.ts';
import { DataStack, jwtSecretName, placesSecretName } from './stacks/data.ts';
import { JobsStack } from './stacks/jobs.ts';
import { MailStack } from './stacks/mail.ts';
import { WatchStack } from './stacks/watch.ts';
import type { Stage } from './stage.ts';

interface ZarCodesProps {
  readonly stage: Stage;
  readonly routes: readonly NamedRoute[];
  readonly needsOf: (route: NamedRoute) => Needs;
  readonly codeOf: CodeOf;
}

/** The whole system of one stage: data, mail and the bare API; an area each; jobs; the API is opened; all is watched. */
export function addZarCodes(app: App, { stage, routes, needsOf, codeOf }: ZarCodesProps): void {
  const data = new DataStack(app, stage);
  const mail = new MailStack(app, stage);
  const { api } = new ApiStack(app, stage);

  const secretNames = { jwt: jwtSecretName(stage), places: placesSecretName(stage) };
  // Secrets Manager ends an ARN with six characters of its own.
  const secretArn = (name: string) =>
    `arn:aws:secretsmanager:${stage.region}:${stage.account}:secret:${name}-??????`;
  const surroundings: Surroundings = {
    stage,
    codeOf,
    reach: {
      tableName: data.table.tableName,
      tableArn: data.table.tableArn,
      secretNames,
      secretArns: { jwt: secretArn(secretNames.jwt), places: secretArn(secretNames.places) },
      mail: mail.reach,
    },
  };
  const areas = areaParts(routes).map(
    (part) => new AreaStack(app, { ...surroundings, ...part, needsOf, api }),
  );
  const live = new ApiStageStack(app, stage, api);
  for (const area of areas) {
    area.addStackDependency(data);
    live.addStackDependency(area);
  }
  new JobsStack(app, { ...surroundings, table: data.table });
  new WatchStack(app, { stage, routes, api });
}
