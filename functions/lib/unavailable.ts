/** An outside service did not do what it was requested to do, and may in a moment. */
export class ServiceUnavailable extends Error {
  override readonly name = 'ServiceUnavailable';
}

/** The error for a response that is no success: what is wrong with our request stays wrong, anything else may pass. */
export const serviceFailure = (status: number, message: string): Error =>
  status === 429 || status >= 500 ? new ServiceUnavailable(message) : new Error(message);

/** What DynamoDB calls having too much to do, and failing: the SDK has tried again before it throws one. */
const names = new Set([
  'InternalServerError',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ServiceUnavailable',
  'ThrottlingException',
  'TimeoutError',
  'TableBusy',
]);
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

const field = (error: object, name: string): unknown =>
  name in error ? (error as Readonly<Record<string, unknown>>)[name] : undefined;

/** Whether it is worth trying again: no answer, half of one, an overload or a failure of a service. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String(field(error, 'code'));
  // The codes of `fetch`: https://github.com/nodejs/undici/blob/main/docs/docs/api/Errors.md
  if (names.has(error.name) || networkCodes.has(code) || code.startsWith('UND_ERR_')) return true;
  const metadata = field(error, '$metadata');
  // The SDK adds the response to an answer that it could not parse.
  const isUnread = error instanceof SyntaxError && '$response' in error;
  const status = typeof metadata === 'object' && metadata !== null ? field(metadata, 'httpStatusCode') : 0;
  return isUnread || Number(status) >= 500 || isUnavailable(error.cause);
}
