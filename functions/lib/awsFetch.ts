import { AwsClient } from 'aws4fetch';
import { inTime } from './inTime.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export const regionOf = ({ AWS_REGION: region = 'af-south-1' }: Environment) => region;

export function keysOf(env: Environment) {
  const sessionToken = env['AWS_SESSION_TOKEN'];
  return {
    accessKeyId: env['AWS_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: env['AWS_SECRET_ACCESS_KEY'] ?? '',
    ...(sessionToken && { sessionToken }),
  };
}

type Service =
  | 'cloudfront'
  | 'codedeploy'
  | 'dynamodb'
  | 'events'
  | 'lambda'
  | 's3'
  | 'secretsmanager'
  | 'ses';

/**
 * Signs requests with `fetch`: the SDK's client would cost a function more start-up time than all of its own code.
 * @param retries of a 5xx or 429
 */
export function signerFor(env: Environment, service: Service, retries?: number): AwsClient {
  return new AwsClient({
    ...keysOf(env),
    service,
    // CloudFront is a global service: its requests are signed for this region.
    region: service === 'cloudfront' ? 'us-east-1' : regionOf(env),
    ...(retries !== undefined && { retries }),
  });
}

interface Limits {
  /** For the request with all its retries. */
  readonly timeoutMs: number;
  readonly retries?: number;
}

/**
 * @param read what is wanted of the response, within the same time
 * @throws also a `TimeoutError`
 */
export function signedFetch<T>(
  [env, service]: readonly [Environment, Service],
  url: string,
  init: RequestInit,
  { timeoutMs, retries }: Limits,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  return inTime(timeoutMs, async (signal) =>
    read(await signerFor(env, service, retries).fetch(url, { ...init, signal })),
  );
}
