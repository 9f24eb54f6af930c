import type { ErrorCode } from '#shared/contract/errors.ts';

interface Details {
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A refusal that the caller is told: the sentence for people, the code for machines, the cause for the log. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** The answer for a code that does not exist, was deleted, or is not the caller's to touch. */
export const zarCodeNotFound = () => new ApiError('not_found', 'ZarCode not found');
export const imageNotFound = () => new ApiError('not_found', 'Photo not found');
export const paymentNotFound = () => new ApiError('not_found', 'Payment not found');
export const sessionExpired = (cause?: unknown) =>
  new ApiError('unauthenticated', 'Session expired. Please log in again.', { cause });
