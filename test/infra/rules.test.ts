/** cdk-nag's packs over the whole system as it is deployed to AWS. */
import { type App, CfnResource } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { acknowledgements, acknowledgeRules, isAbout } from './acknowledgements.ts';
import { construct } from './synth.ts';

/** Every violation, as `rule at path`. */
function violationsIn(app: App): string[] {
  return [new AwsSolutionsChecks(app), new ServerlessChecks(app)].flatMap((pack) =>
    pack
      .validateScope(app)
      .violations.flatMap(({ ruleName, violatingResources }) =>
        violatingResources.map(({ constructPath }) => `${ruleName} at ${constructPath}`),
      ),
  );
}

const bare = construct();
const found = new Set(violationsIn(bare));
const resources = bare.node.findAll().filter((node) => CfnResource.isCfnResource(node));

test('the system follows every rule, or says why not', () => {
  const app = construct();
  acknowledgeRules(app);
  expect(violationsIn(app)).toEqual([]);
});

test.each(acknowledgements)('$rules of $type is set aside for a reason, and still has to be', (each) => {
  const about = resources.filter((resource) => isAbout(each, resource));
  for (const rule of each.rules) {
    expect(about.filter(({ node }) => found.has(`${rule} at ${node.path}`))).not.toEqual([]);
  }
  expect(each.reason.length).toBeGreaterThan(40);
});
