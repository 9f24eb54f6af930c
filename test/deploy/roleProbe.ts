/** Assumes the role of a deployed function to test its IAM permissions. */
import { AwsClient } from 'aws4fetch';
import * as z from 'zod';
import { functionName, stages } from '#infra/stage.ts';
import { emulatorKeys, type Target } from '#scripts/deploy/target.ts';
import type { RouteKey } from '#shared/contract/contract.ts';

type Send = (service: string, action: string, input: unknown) => Promise<{ status: number; text: string }>;

const types: Record<string, string> = {
  dynamodb: 'application/x-amz-json-1.0',
  secretsmanager: 'application/x-amz-json-1.1',
};

/** @returns a function that calls AWS as `key`'s role, in the JSON protocol: `dynamodb`, `DynamoDB_20120810.GetItem`. */
export async function actAs({ region }: Target, endpoint: string, key: RouteKey): Promise<Send> {
  const root = (service: string) => new AwsClient({ ...emulatorKeys, service, region, retries: 0 });
  const path = `/2015-03-31/functions/${functionName(stages.emulator, key)}/configuration`;
  const configuration = await root('lambda').fetch(endpoint + path);
  const { Role } = z.object({ Role: z.string() }).parse(await configuration.json());

  const query = { Action: 'AssumeRole', Version: '2011-06-15', RoleArn: Role, RoleSessionName: 'probe' };
  const assumed = await root('sts').fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(query).toString(),
  });
  const xml = await assumed.text();
  const part = (name: string) => z.string().parse(new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1]);
  const keys = {
    accessKeyId: part('AccessKeyId'),
    secretAccessKey: part('SecretAccessKey'),
    sessionToken: part('SessionToken'),
  };
  return async (service, action, input) => {
    const client = new AwsClient({ ...keys, service, region, retries: 0 });
    const answer = await client.fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': types[service] ?? '', 'x-amz-target': action },
      body: JSON.stringify(input),
    });
    return { status: answer.status, text: await answer.text() };
  };
}
