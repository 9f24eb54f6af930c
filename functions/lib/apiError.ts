import { type CodeSuggestion, type ErrorCode, maxSuggestions } from '#shared/contract/errors.ts';
import { reservationMessages } from '#shared/domain/reservations.ts';

interface Details {
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  readonly suggestions?: readonly CodeSuggestion[];
  readonly cause?: unknown;
}

/** An error that the caller sees: the sentence for people, the code for programs. Only the log has the cause. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly suggestions: readonly CodeSuggestion[] | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.suggestions = details.suggestions;
  }
}

/**
 * Also for somebody else's code, so that the response does not show that it exists.
 * @param meant codes that explain what was typed, the likeliest first
 */
export const zarCodeNotFound = (meant?: readonly CodeSuggestion[]) =>
  new ApiError('not_found', 'ZarCode not found', meant && { suggestions: meant.slice(0, maxSuggestions) });
export const passNotFound = () => new ApiError('not_found', 'Pass not found');
export const creatorNotFound = () => new ApiError('not_found', 'Creator not found');
export const imageNotFound = () => new ApiError('not_found', 'Photo not found');
export const changeRequestNotFound = () => new ApiError('not_found', 'Change request not found');
export const reservationNotFound = () => new ApiError('not_found', reservationMessages.notFound);
export const userNotFound = () => new ApiError('not_found', 'User not found');
export const messageNotFound = () => new ApiError('not_found', 'Message not found');
export const paymentNotFound = () => new ApiError('not_found', 'Payment not found');
export const sessionExpired = (cause?: unknown) =>
  new ApiError('unauthenticated', 'Session expired. Please log in again.', { cause });
