/**
 * The CDK's entry: `cdk deploy --all -c stage=emulator`. Bundles must have been built (`npm run build`); `-c
 * functions=<folder>` takes them from elsewhere than `dist/functions`.
 */
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { allRoutes } from '#shared/contract/contract.ts';
import { needsOf } from './needs.ts';
import { stageNamed } from './settings.ts';
import { loadStageFile } from './stageFile.ts';
import { addZarCodes } from './zarCodes.ts';

const app = new App();
const stage: unknown = app.node.tryGetContext('stage');
loadStageFile(stage);
const functions: unknown = app.node.tryGetContext('functions') ?? 'dist/functions';
addZarCodes(app, {
  stage: stageNamed(stage, process.env),
  routes: allRoutes(),
  needsOf,
  codeOf: (key) => Code.fromAsset(`${functions}/${key}`),
});
app.synth();
