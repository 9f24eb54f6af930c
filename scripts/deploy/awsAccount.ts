/** The AWS calls of a deploy besides the CDK's, with the credentials of the person who deploys. */
import { randomUUID } from 'node:crypto';
import { defaultProvider } from '@aws-sdk/credential-provider-node';
import { AwsClient } from 'aws4fetch';
import * as z from 'zod';

type Credentials = ReturnType<typeof defaultProvider>;

export interface AwsAccount {
  readonly region: string;
  /** The emulator's address, in the rehearsal. */
  readonly endpoint?: string;
  readonly credentials: Credentials;
}

/** Found like the AWS command line does: environment, profile, single sign-on. */
export function ownCredentials(): Credentials {
  return defaultProvider();
}

interface Call {
  readonly service: string;
  /** If it differs from the service's name. */
  readonly host?: string;
  readonly region?: string;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** @returns null if AWS refuses. */
async function call(account: AwsAccount, request: Call): Promise<string | null> {
  const { service, host = service, region = account.region, path = '/', method = 'GET' } = request;
  const { accessKeyId, secretAccessKey, sessionToken } = await account.credentials();
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
    service,
    region,
    retries: 2,
  });
  const base = account.endpoint ?? `https://${host}.${region}.amazonaws.com`;
  const answer = await client.fetch(base + path, {
    method,
    ...(request.headers && { headers: request.headers }),
    ...(request.body !== undefined && { body: request.body }),
    signal: AbortSignal.timeout(15_000),
  });
  const text = await answer.text();
  return answer.ok ? text : null;
}

async function callJson(account: AwsAccount, request: Call): Promise<unknown> {
  return JSON.parse((await call(account, request)) ?? 'null');
}

/** The credentials' account; null if AWS rejects them. */
export async function readAccountId(account: AwsAccount): Promise<string | null> {
  const answer = await call(account, {
    service: 'sts',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'Action=GetCallerIdentity&Version=2011-06-15',
  });
  return /<Account>(\d{12})<\/Account>/.exec(answer ?? '')?.[1] ?? null;
}

/** Whether `cdk bootstrap` has been run in a region. */
export async function isRegionBootstrapped(account: AwsAccount, region: string): Promise<boolean> {
  const answer = await call(account, {
    service: 'ssm',
    region,
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AmazonSSM.GetParameter' },
    // The CDK's version parameter; `hnb659fds` is its default qualifier.
    body: JSON.stringify({ Name: '/cdk-bootstrap/hnb659fds/version' }),
  });
  return answer !== null;
}

/** The account's concurrent executions; null if the limit can't be read. */
export async function readConcurrency(account: AwsAccount): Promise<number | null> {
  const answer = await callJson(account, { service: 'lambda', path: '/2016-08-19/account-settings' });
  const Settings = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.number() }) });
  return Settings.safeParse(answer).data?.AccountLimit.ConcurrentExecutions ?? null;
}

/** Whether SES is out of its sandbox, so that it sends to unverified addresses; null if that can't be read. */
export async function readMailAccess(account: AwsAccount): Promise<boolean | null> {
  const answer = await callJson(account, { service: 'ses', host: 'email', path: '/v2/email/account' });
  return (
    z.object({ ProductionAccessEnabled: z.boolean() }).safeParse(answer).data?.ProductionAccessEnabled ?? null
  );
}

/** Calls a function by its name, which no route does. @returns its response, or how it failed; null if AWS refuses */
export async function invokeFunction(account: AwsAccount, name: string, event: object): Promise<unknown> {
  const path = `/2015-03-31/functions/${name}/invocations`;
  return callJson(account, { service: 'lambda', path, method: 'POST', body: JSON.stringify(event) });
}

/** @returns null where there is no such secret, or AWS refuses */
export async function readSecret(account: AwsAccount, name: string): Promise<string | null> {
  const answer = await callJson(account, {
    service: 'secretsmanager',
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'secretsmanager.GetSecretValue',
    },
    body: JSON.stringify({ SecretId: name }),
  });
  return z.object({ SecretString: z.string() }).safeParse(answer).data?.SecretString ?? null;
}

/** Replaces a secret's value. @returns false where there is no such secret, or AWS refuses. */
export async function putSecret(account: AwsAccount, name: string, value: string): Promise<boolean> {
  const answer = await call(account, {
    service: 'secretsmanager',
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'secretsmanager.PutSecretValue',
    },
    body: JSON.stringify({ SecretId: name, SecretString: value, ClientRequestToken: randomUUID() }),
  });
  return answer !== null;
}

/** A stack of CloudFormation. */
export interface StackState {
  readonly name: string;
  readonly region: string;
  /** `UPDATE_COMPLETE`, `ROLLBACK_COMPLETE` … */
  readonly status: string;
  readonly isProtected: boolean;
}

/** All stacks of a region. @throws where AWS refuses */
export async function readStacks(account: AwsAccount, region: string): Promise<StackState[]> {
  const stacks: StackState[] = [];
  let next: string | undefined;
  do {
    const answer = await call(account, {
      service: 'cloudformation',
      region,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `Action=DescribeStacks&Version=2010-05-15${next === undefined ? '' : `&NextToken=${encodeURIComponent(next)}`}`,
    });
    if (answer === null) throw new Error(`The stacks of ${region} can't be read`);
    for (const text of membersOf(answer)) {
      stacks.push({
        name: textOf('StackName', text),
        region,
        status: textOf('StackStatus', text),
        isProtected: textOf('EnableTerminationProtection', text) === 'true',
      });
    }
    next = /<NextToken>([^<]+)</.exec(answer)?.[1];
  } while (next !== undefined);
  return stacks;
}

const textOf = (name: string, xml: string) => new RegExp(`<${name}>([^<]*)<`).exec(xml)?.[1] ?? '';

/** The outer members of a list, which contain lists themselves. */
function membersOf(xml: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, index } of xml.matchAll(/<\/?member>/g)) {
    if (tag === '<member>') {
      if (depth === 0) from = index;
      depth += 1;
    } else {
      depth -= 1;
      if (depth === 0) members.push(xml.slice(from, index));
    }
  }
  return members;
}
