/** The few calls of AWS that a deploy makes besides the CDK, signed as whoever deploys. */
import { defaultProvider } from '@aws-sdk/credential-provider-node';
import { AwsClient } from 'aws4fetch';
import * as z from 'zod';

type Credentials = ReturnType<typeof defaultProvider>;

export interface AwsAccount {
  readonly region: string;
  /** An AWS look-alike at another address, for the rehearsal. */
  readonly endpoint?: string;
  readonly credentials: Credentials;
}

/** As the AWS command line finds them: the environment, a profile, single sign-on. */
export function ownCredentials(): Credentials {
  return defaultProvider();
}

interface Call {
  readonly service: string;
  /** Where it differs from the service's name. */
  readonly host?: string;
  readonly region?: string;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** @returns null where AWS refuses. */
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

/** The account that the credentials belong to; null where AWS does not know them. */
export async function readAccountId(account: AwsAccount): Promise<string | null> {
  const answer = await call(account, {
    service: 'sts',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'Action=GetCallerIdentity&Version=2011-06-15',
  });
  return /<Account>(\d{12})<\/Account>/.exec(answer ?? '')?.[1] ?? null;
}

/** Whether `cdk bootstrap` was run in a region. */
export async function isRegionBootstrapped(account: AwsAccount, region: string): Promise<boolean> {
  const answer = await call(account, {
    service: 'ssm',
    region,
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AmazonSSM.GetParameter' },
    // The CDK's own mark; `hnb659fds` is its default qualifier.
    body: JSON.stringify({ Name: '/cdk-bootstrap/hnb659fds/version' }),
  });
  return answer !== null;
}

/** How many calls all functions of the account may answer at once; null where it cannot be read. */
export async function readConcurrency(account: AwsAccount): Promise<number | null> {
  const answer = await callJson(account, { service: 'lambda', path: '/2016-08-19/account-settings' });
  const Settings = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.number() }) });
  return Settings.safeParse(answer).data?.AccountLimit.ConcurrentExecutions ?? null;
}

/** Whether SES mails anybody, and not only addresses that were verified; null where it cannot be read. */
export async function readMailAccess(account: AwsAccount): Promise<boolean | null> {
  const answer = await callJson(account, { service: 'ses', host: 'email', path: '/v2/email/account' });
  return (
    z.object({ ProductionAccessEnabled: z.boolean() }).safeParse(answer).data?.ProductionAccessEnabled ?? null
  );
}
