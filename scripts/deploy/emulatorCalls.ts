/** The AWS calls of a rehearsal besides the CDK's, signed as the emulator's root user. */
import { AwsClient } from 'aws4fetch';
import * as z from 'zod';
import { emulatorKeys, type Target } from './target.ts';

function client({ region }: Target, service: string): AwsClient {
  return new AwsClient({ ...emulatorKeys, service, region, retries: 0 });
}

/** Whether `cdk bootstrap` has been run, which creates a bucket for assets. */
export async function isBootstrapped(target: Target, endpoint: string): Promise<boolean> {
  const bucket = `cdk-hnb659fds-assets-${target.account}-${target.region}`;
  const answer = await client(target, 's3').fetch(`${endpoint}/${bucket}`, { method: 'HEAD' });
  return answer.ok;
}

/** Whether unknown credentials are refused (`AUTH=true`); otherwise the rehearsal does not test permissions. */
export async function enforcesIam({ region }: Target, endpoint: string): Promise<boolean> {
  const keys = { accessKeyId: 'AKIAUNKNOWNUNKNOWN00', secretAccessKey: 'unknown' };
  const stranger = new AwsClient({ ...keys, service: 'dynamodb', region, retries: 0 });
  const answer = await stranger.fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.ListTables',
    },
    body: '{}',
  });
  await answer.arrayBuffer();
  return !answer.ok;
}

/** Calls a deployed function like EventBridge does. @throws if it fails */
export async function invokeFunction(
  target: Target,
  endpoint: string,
  functionName: string,
  event: unknown,
): Promise<void> {
  const path = `/2015-03-31/functions/${functionName}/invocations`;
  const body = JSON.stringify(event);
  const answer = await client(target, 'lambda').fetch(`${endpoint}${path}`, { method: 'POST', body });
  const text = await answer.text();
  if (!answer.ok || answer.headers.has('x-amz-function-error')) throw new Error(`${functionName}: ${text}`);
}

const LogEvents = z.object({
  events: z.array(z.object({ message: z.string() })).default([]),
  nextToken: z.string().optional(),
});

/** The log lines of a function since a time, in order; none if it never ran. */
export async function readLog(
  target: Target,
  endpoint: string,
  functionName: string,
  since: Date,
): Promise<string[]> {
  const logs = client(target, 'logs');
  const lines: string[] = [];
  let nextToken: string | undefined;
  do {
    const answer = await logs.fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'Logs_20140328.FilterLogEvents',
      },
      body: JSON.stringify({
        logGroupName: `/aws/lambda/${functionName}`,
        startTime: since.getTime(),
        ...(nextToken && { nextToken }),
      }),
    });
    if (!answer.ok) throw new Error(`The logs of ${functionName} can't be read: ${await answer.text()}`);
    const page = LogEvents.parse(await answer.json());
    lines.push(...page.events.map(({ message }) => message));
    nextToken = page.nextToken;
  } while (nextToken !== undefined);
  return lines;
}
