/**
 * How long other systems may take: for one call, with all its attempts, the pauses between them and the reading of the
 * response. They fit into the functions that make them (`test/infra/timeouts.test.ts`); what a function does in all is
 * ended by `inFunctionTime`.
 */
export const timeoutsMs = {
  secret: 3_000,
  /** The largest object is a photo of 10 MB; a request of a person has ten seconds in all. */
  bucket: 8_000,
  /** The job alone purges, and tries again what failed. */
  edge: 8_000,
  /** Short, because mail waits behind it in the stream. */
  purgeRequest: 2_000,
  /** Static files from the nearest edge. */
  page: 3_000,
  /** The person is still typing: a later response comes after the next request. */
  places: 1_500,
  placesTest: 5_000,
  sendRate: 3_000,
  /** PayFast's own PHP library waits as long. */
  payFastNotice: 15_000,
  /** As long as the settings let an admin wait: API Gateway gives up after 30 seconds, and the sentence arrives before. */
  payFastTest: 25_000,
  /** Two calls fit into the 30 seconds of API Gateway. */
  payFastRefund: 12_000,
  /** A history takes longer than a ping; only a job reads it. */
  payFastHistory: 30_000,
} as const;

/**
 * One attempt of the SDK's clients, which wait forever by default. That to answer includes that to connect.
 * https://docs.aws.amazon.com/sdk-for-javascript/v3/developer-guide/node-configuring-timeouts.html
 */
export const attemptTimeoutsMs = { connection: 1_000, request: 2_000 } as const;

/** The SDK's number for services other than DynamoDB, for which it has four. */
export const sdkAttempts = 3;
