/** cdk-nag's rule packs on the whole system as deployed to AWS. */
import { type App, CfnResource } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { acknowledgements, acknowledgeRules, appliesTo } from './acknowledgements.ts';
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

test('the system follows every rule that is not acknowledged', { tags: ['E1', 'E2'] }, () => {
  const app = construct();
  acknowledgeRules(app);
  expect(violationsIn(app)).toEqual([]);
});

test.each(acknowledgements)(
  'the acknowledgement of $rules for $type has a reason and is still needed',
  { tags: ['E1', 'E2'] },
  (each) => {
    const about = resources.filter((resource) => appliesTo(each, resource));
    for (const rule of each.rules) {
      expect(about.filter(({ node }) => found.has(`${rule} at ${node.path}`))).not.toEqual([]);
    }
    expect(each.reason.length).toBeGreaterThan(40);
  },
);
