import { AwsClient } from 'aws4fetch';

/** The environment that Lambda gives a function, or whoever stands for it. */
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

/**
 * A signed `fetch`, where the SDK's client would cost a function more start-up time than all of its own code.
 * @param retries how often a 5xx or 429 is asked again
 */
export function signerFor(
  env: Environment,
  service: 'cloudfront' | 's3' | 'secretsmanager',
  retries?: number,
): AwsClient {
  return new AwsClient({
    ...keysOf(env),
    service,
    // CloudFront is one for the whole world, and signs as if it stood there.
    region: service === 'cloudfront' ? 'us-east-1' : regionOf(env),
    ...(retries !== undefined && { retries }),
  });
}
