import type { SecretName } from './permissions/permission.ts';

/** The identities and the configuration set of SES that mail is sent with. */
export interface MailResources {
  /** All of the account: the domain's, and in the sandbox those of recipients. */
  readonly identitiesArn: string;
  readonly fromAddress: string;
  readonly configurationSetName: string;
  readonly configurationSetArn: string;
}

interface Distribution {
  readonly id: string;
  readonly arn: string;
}

/** The shared resources that permissions are about. */
export interface StageResources {
  readonly tableName: string;
  readonly tableArn: string;
  /** What the jobs are called by. */
  readonly streamArn: string;
  readonly secretNames: Readonly<Record<SecretName, string>>;
  readonly secretArns: Readonly<Record<SecretName, string>>;
  readonly imagesBucket: string;
  readonly exportsBucket: string;
  readonly distribution: Distribution;
  readonly mail: MailResources;
}
