/**
 * Lets GitHub's workflows act in an account, without keys. Deployed once by a person (docs/deploy.md):
 * `npx cdk deploy --app "node infra/github/app.ts" -c repository=owner/name -c stages=dev,prod`
 */
import { App } from 'aws-cdk-lib';
import { GithubStack } from './stack.ts';

const app = new App();
const context = (name: string): string | undefined => app.node.tryGetContext(name) as string | undefined;

new GithubStack(app, {
  repository: context('repository') ?? '',
  stages: (context('stages') ?? 'dev,prod').split(','),
  region: process.env['ZARCODES_REGION'] || 'af-south-1',
  account: process.env['CDK_DEFAULT_ACCOUNT'] ?? '',
  provider: context('provider'),
});
app.synth();
