/**
 * The CDK's entry: `cdk deploy --all -c stage=emulator`. Bundles must have been built (`npm run build`); `-c
 * functions=<folder>` takes them from elsewhere than `dist/functions`.
 */
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { placeSharp } from '#scripts/build/sharp.ts';
import { allRoutes } from '#shared/contract/contract.ts';
import { functionPlatform } from './emulator.ts';
import { permissionsOf } from './permissions/permissionsOf.ts';
import { stageNamed } from './settings.ts';
import { loadStageFile } from './stageFile.ts';
import { addZarCodes } from './zarCodes.ts';

const app = new App();
const name: unknown = app.node.tryGetContext('stage');
loadStageFile(name);
const functions: unknown = app.node.tryGetContext('functions') ?? 'dist/functions';
const stage = stageNamed(name, process.env);
placeSharp(String(functions), functionPlatform(stage));
addZarCodes(app, {
  stage,
  routes: allRoutes(),
  permissionsOf,
  codeOf: (key) => Code.fromAsset(`${functions}/${key}`),
});
app.synth();
