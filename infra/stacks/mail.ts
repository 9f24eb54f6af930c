import { Stack } from 'aws-cdk-lib';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { stackProps } from '#infra/constructs/stackProps.ts';
import type { Stage } from '#infra/stage.ts';

/** The domain that mail is sent from. Bounces and complaints come with the issue that deploys to AWS. */
export class MailStack extends Stack {
  readonly identityArn: string;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'mail', stackProps(stage, 'mail', 'Who mail is sent as'));
    const identity = new EmailIdentity(this, 'Domain', { identity: Identity.domain(stage.mailDomain) });
    this.identityArn = identity.emailIdentityArn;
  }
}
