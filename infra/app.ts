/** The CDK's entry: `cdk deploy --all -c stage=emulator`. Bundles must have been built (`npm run build`). */
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { allRoutes } from '#shared/contract/contract.ts';
import { needsOf } from './needs.ts';
import { stageNamed } from './stage.ts';
import { addZarCodes } from './zarCodes.ts';

const app = new App();
addZarCodes(app, {
  stage: stageNamed(app.node.tryGetContext('stage')),
  routes: allRoutes(),
  needsOf,
  codeOf: (key) => Code.fromAsset(`dist/functions/${key}`),
});
app.synth();
