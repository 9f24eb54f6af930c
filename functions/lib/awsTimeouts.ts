/**
 * For the SDK's clients, which wait forever by default. A function has ten seconds: a second attempt fits in.
 * https://docs.aws.amazon.com/sdk-for-javascript/v3/developer-guide/node-configuring-timeouts.html
 */
export const requestHandler = {
  connectionTimeout: 1_000,
  requestTimeout: 4_000,
  throwOnRequestTimeout: true,
} as const;
