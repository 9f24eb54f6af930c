import { AwsClient } from 'aws4fetch';

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

type Service = 'cloudfront' | 'events' | 's3' | 'secretsmanager';

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

/** @throws also a `TimeoutError` */
export function signedFetch(
  [env, service]: readonly [Environment, Service],
  url: string,
  init: RequestInit,
  { timeoutMs, retries }: Limits,
): Promise<Response> {
  const controller = new AbortController();
  const { signal } = controller;
  // Not the signal alone: `fetch` holds it weakly through the signed request, and may lose it before it fires.
  const end = new Promise<never>((_, reject) => {
    const stop = () => {
      controller.abort(new DOMException('Timeout: no response', 'TimeoutError'));
      reject(signal.reason);
    };
    setTimeout(stop, timeoutMs).unref();
  });
  return Promise.race([signerFor(env, service, retries).fetch(url, { ...init, signal }), end]);
}
