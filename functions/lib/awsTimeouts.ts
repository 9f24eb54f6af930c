/**
 * For the SDK's clients, which wait forever by default. A function has ten seconds: all attempts fit in.
 * https://docs.aws.amazon.com/sdk-for-javascript/v3/developer-guide/node-configuring-timeouts.html
 */
export const requestHandler = {
  connectionTimeout: 1_000,
  requestTimeout: 2_000,
  throwOnRequestTimeout: true,
} as const;

/** The SDK's own number, named because a test adds up what they take. */
export const tableAttempts = 3;
