import * as z from 'zod';
import { type Environment, regionOf, signerFor } from './awsFetch.ts';

/** Short enough that a rotated secret is soon in use. */
const ttlMs = 5 * 60_000;
const cache = new Map<string, { value: string; until: number }>();

const SecretAnswer = z.object({ SecretString: z.string().min(1) });

/** A secret from Secrets Manager, cached for five minutes. */
export async function fetchSecret(env: Environment, secretId: string): Promise<string> {
  const found = cache.get(secretId);
  if (found !== undefined && found.until > Date.now()) return found.value;

  const endpoint =
    env['AWS_ENDPOINT_URL_SECRETS_MANAGER'] ??
    env['AWS_ENDPOINT_URL'] ??
    `https://secretsmanager.${regionOf(env)}.amazonaws.com`;
  const response = await signerFor(env, 'secretsmanager').fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'secretsmanager.GetSecretValue',
    },
    body: JSON.stringify({ SecretId: secretId }),
  });
  if (!response.ok) throw new Error(`Secrets Manager answered ${response.status} for ${secretId}`);
  const { SecretString: value } = SecretAnswer.parse(await response.json());
  cache.set(secretId, { value, until: Date.now() + ttlMs });
  return value;
}
