/** The roles of the workflows: who may take them, and what they may do. */
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { GithubStack } from '#infra/github/stack.ts';

const given = {
  repository: 'owner/zarcodes',
  stages: ['dev', 'prod'],
  account: '111111111111',
  region: 'af-south-1',
  provider: undefined,
};
const template = (props: Partial<typeof given> = {}) =>
  Template.fromStack(new GithubStack(new App(), { ...given, ...props }));

interface RoleProperties {
  readonly RoleName: string;
  readonly AssumeRolePolicyDocument: {
    readonly Statement: readonly {
      readonly Action: string;
      readonly Condition: { readonly StringEquals: Readonly<Record<string, string | string[]>> };
    }[];
  };
  readonly ManagedPolicyArns?: readonly unknown[];
  readonly Policies: readonly {
    readonly PolicyDocument: {
      readonly Statement: readonly { readonly Action: string | string[]; readonly Resource: unknown }[];
    };
  }[];
}
const roles = new Map(
  Object.values(template().findResources('AWS::IAM::Role')).map((each) => {
    const properties = each['Properties'] as RoleProperties;
    return [properties.RoleName, properties] as const;
  }),
);
const actionsOf = (name: string) =>
  (roles.get(name)?.Policies ?? []).flatMap(({ PolicyDocument }) =>
    PolicyDocument.Statement.flatMap(({ Action }) => Action),
  );

test('each can be taken by this repository only: by pull requests, by main, or by an environment', () => {
  const subjects = Object.fromEntries(
    [...roles].map(([name, { AssumeRolePolicyDocument }]) => {
      const [{ Action, Condition } = { Action: '', Condition: { StringEquals: {} } }, ...others] =
        AssumeRolePolicyDocument.Statement;
      expect(others).toEqual([]);
      expect(Action).toBe('sts:AssumeRoleWithWebIdentity');
      const { StringEquals } = Condition;
      expect(StringEquals['token.actions.githubusercontent.com:aud']).toBe('sts.amazonaws.com');
      return [name, [StringEquals['token.actions.githubusercontent.com:sub']].flat()];
    }),
  );
  expect(subjects).toEqual({
    'zarcodes-github-diff': ['repo:owner/zarcodes:pull_request', 'repo:owner/zarcodes:ref:refs/heads/main'],
    'zarcodes-github-drift': ['repo:owner/zarcodes:ref:refs/heads/main'],
    'zarcodes-github-deploy-dev': ['repo:owner/zarcodes:environment:dev'],
    'zarcodes-github-deploy-prod': ['repo:owner/zarcodes:environment:prod'],
  });
});

describe('what they may do', () => {
  test('a pull request reads templates, and no data, secret or other role', () => {
    expect(actionsOf('zarcodes-github-diff')).toEqual([
      'cloudformation:DescribeStacks',
      'cloudformation:GetTemplate',
      'cloudformation:ListStackResources',
    ]);
    expect(roles.get('zarcodes-github-diff')?.ManagedPolicyArns).toBeUndefined();
  });

  test('a deploy of one stage names nothing of another', () => {
    const policies = JSON.stringify(roles.get('zarcodes-github-deploy-dev')?.Policies);
    expect(policies).toContain('function:zarcodes-dev-*');
    expect(policies).not.toContain('zarcodes-prod');
  });

  test('none reads items, secrets or photos, and a deploy writes only what a fresh stage needs', () => {
    for (const name of roles.keys()) {
      const actions = actionsOf(name);
      const writes = name.includes('-deploy-') ? ['dynamodb:PutItem', 'dynamodb:UpdateItem'] : [];
      expect(actions.filter((action) => /\*|Item|Query|Scan|Secret|s3:GetObject/.test(action))).toEqual(
        writes,
      );
    }
    const statements = (roles.get('zarcodes-github-deploy-prod')?.Policies ?? []).flatMap(
      ({ PolicyDocument }) => PolicyDocument.Statement,
    );
    expect(statements.find(({ Action }) => Action.includes('dynamodb:PutItem'))).toMatchObject({
      Condition: {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['SETTINGS', 'PRICE', 'PROMOTED', 'VOUCHER#*'] },
      },
    });
  });
});

test('an account that has GitHub’s provider already keeps it', () => {
  const provider = 'arn:aws:iam::111111111111:oidc-provider/token.actions.githubusercontent.com';
  template().resourceCountIs('AWS::IAM::OIDCProvider', 1);
  template({ provider } as never).resourceCountIs('AWS::IAM::OIDCProvider', 0);
});

test('the repository has to be named', () => {
  for (const repository of ['', 'zarcodes', 'owner/*']) {
    expect(() => template({ repository })).toThrow('repository=owner/name');
  }
});
