import { AwsClient } from 'aws4fetch';
import * as z from 'zod';

/** Long enough to spare the calls, short enough that a rotated secret is soon in use. */
const keptMs = 5 * 60_000;
const kept = new Map<string, { value: string; until: number }>();

const SecretAnswer = z.object({ SecretString: z.string().min(1) });

/**
 * One secret from Secrets Manager, kept for five minutes. A signed `fetch`, because the SDK's client would cost
 * every function more start-up time than all of its own code.
 */
export async function fetchSecret(
  env: Readonly<Record<string, string | undefined>>,
  secretId: string,
): Promise<string> {
  const found = kept.get(secretId);
  if (found !== undefined && found.until > Date.now()) return found.value;

  const { AWS_REGION: region = 'af-south-1' } = env;
  const endpoint =
    env['AWS_ENDPOINT_URL_SECRETS_MANAGER'] ??
    env['AWS_ENDPOINT_URL'] ??
    `https://secretsmanager.${region}.amazonaws.com`;
  const aws = new AwsClient({
    accessKeyId: env['AWS_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: env['AWS_SECRET_ACCESS_KEY'] ?? '',
    ...(env['AWS_SESSION_TOKEN'] ? { sessionToken: env['AWS_SESSION_TOKEN'] } : {}),
    service: 'secretsmanager',
    region,
  });
  const response = await aws.fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'secretsmanager.GetSecretValue',
    },
    body: JSON.stringify({ SecretId: secretId }),
  });
  if (!response.ok) throw new Error(`Secrets Manager answered ${response.status} for ${secretId}`);
  const { SecretString: value } = SecretAnswer.parse(await response.json());
  kept.set(secretId, { value, until: Date.now() + keptMs });
  return value;
}
