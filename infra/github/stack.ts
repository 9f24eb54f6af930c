import { CfnOutput, DefaultStackSynthesizer, Duration, type IStackSynthesizer, Stack } from 'aws-cdk-lib';
import {
  CfnOIDCProvider,
  ManagedPolicy,
  PolicyDocument,
  type PolicyStatement,
  Role,
  WebIdentityPrincipal,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { comparesTemplates, deploysStage, detectsDrift } from './permissions.ts';

interface GithubProps {
  /** `owner/name` */
  readonly repository: string;
  readonly stages: readonly string[];
  readonly account: string;
  readonly region: string;
  /** The ARN of GitHub's provider, where the account has one: there can be one only. */
  readonly provider: string | undefined;
}

const issuer = 'token.actions.githubusercontent.com';

/**
 * The roles of `.github/workflows`: one that compares templates for pull requests, one that looks for drift, and one for
 * each stage that deploys it. GitHub proves with a token which repository and which environment runs; there are no keys.
 * https://docs.github.com/en/actions/how-tos/secure-your-work/security-harden-deployments/oidc-in-aws
 */
export class GithubStack extends Stack {
  private readonly repository: string;
  private readonly provider: string;

  constructor(scope: Construct, { repository, stages, account, region, provider }: GithubProps) {
    super(scope, 'github', {
      stackName: 'zarcodes-github',
      description: `ZarCodes: what the workflows of ${repository} may do`,
      env: { account, region },
      // A cast, because the CDK's own types do not hold under exactOptionalPropertyTypes.
      synthesizer: new DefaultStackSynthesizer() as IStackSynthesizer,
      tags: { app: 'zarcodes' },
    });
    if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
      throw new Error(`Name the repository: -c repository=owner/name, not "${repository}"`);
    }
    this.repository = repository;
    this.provider =
      provider ??
      new CfnOIDCProvider(this, 'Provider', { url: `https://${issuer}`, clientIdList: ['sts.amazonaws.com'] })
        .attrArn;
    const main = 'ref:refs/heads/main';
    this.addRole('Diff', 'zarcodes-github-diff', ['pull_request', main], comparesTemplates(account));
    const drift = this.addRole('Drift', 'zarcodes-github-drift', [main], detectsDrift(account));
    drift.addManagedPolicy(ManagedPolicy.fromAwsManagedPolicyName('SecurityAudit'));
    for (const stage of stages) {
      const name = `zarcodes-github-deploy-${stage}`;
      this.addRole(
        `Deploy-${stage}`,
        name,
        [`environment:${stage}`],
        deploysStage({ stage, account, region }),
      );
    }
  }

  /** @param from what of the repository may take it; nothing of another repository ever may */
  private addRole(
    id: string,
    roleName: string,
    from: readonly string[],
    statements: PolicyStatement[],
  ): Role {
    const role = new Role(this, id, {
      roleName,
      description: `Taken by the workflows of ${this.repository}: ${from.join(', ')}`,
      assumedBy: new WebIdentityPrincipal(this.provider, {
        StringEquals: {
          [`${issuer}:aud`]: 'sts.amazonaws.com',
          [`${issuer}:sub`]: from.map((part) => `repo:${this.repository}:${part}`),
        },
      }),
      // A first deploy creates a distribution and waits for it.
      maxSessionDuration: Duration.hours(2),
      inlinePolicies: { permissions: new PolicyDocument({ statements }) },
    });
    new CfnOutput(this, `${id.replace('-', '')}Role`, { value: role.roleArn });
    return role;
  }
}
