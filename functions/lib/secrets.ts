import * as z from 'zod';
import { type Environment, regionOf, signedFetch } from './awsFetch.ts';
import { log } from './logger.ts';
import { timeoutsMs } from './timeouts.ts';
import { ServiceUnavailable, serviceFailure } from './unavailable.ts';

/** Short enough that a rotated secret is soon in use. */
const ttlMs = 5 * 60_000;
/** Where a secret can't be fetched, the last one is used this long, and fetched again after half a minute. */
const staleMs = 60 * 60_000;
const retryMs = 30_000;
const timeoutMs = timeoutsMs.secret;

interface Cached {
  readonly value: string;
  readonly fetchedAt: number;
  until: number;
}
const cache = new Map<string, Cached>();

const SecretAnswer = z.object({ SecretString: z.string().min(1) });

/** A secret from Secrets Manager, cached for five minutes, and for an hour while it can't be fetched. */
export async function fetchSecret(env: Environment, secretId: string, now = Date.now): Promise<string> {
  const found = cache.get(secretId);
  if (found !== undefined && found.until > now()) return found.value;
  try {
    const value = await readSecret(env, secretId);
    cache.set(secretId, { value, fetchedAt: now(), until: now() + ttlMs });
    return value;
  } catch (error) {
    if (found === undefined || found.fetchedAt + staleMs <= now()) throw error;
    log().warn('secret is stale', { secretId, error: error as Error });
    found.until = now() + retryMs;
    return found.value;
  }
}

async function readSecret(env: Environment, secretId: string): Promise<string> {
  const endpoint =
    env['AWS_ENDPOINT_URL_SECRETS_MANAGER'] ??
    env['AWS_ENDPOINT_URL'] ??
    `https://secretsmanager.${regionOf(env)}.amazonaws.com`;
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'secretsmanager.GetSecretValue',
    },
    body: JSON.stringify({ SecretId: secretId }),
  };
  return signedFetch([env, 'secretsmanager'], endpoint, request, { timeoutMs }, async (response) => {
    if (!response.ok) {
      throw serviceFailure(response.status, `Secrets Manager answered ${response.status} for ${secretId}`);
    }
    // Without the error of the parser, which quotes what it read into the log.
    const answer = SecretAnswer.safeParse(await response.json().catch(() => null));
    if (!answer.success)
      throw new ServiceUnavailable(`Secrets Manager's answer for ${secretId} is no secret`);
    return answer.data.SecretString;
  });
}
