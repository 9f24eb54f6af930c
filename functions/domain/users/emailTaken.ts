import { ApiError } from '#functions/lib/apiError.ts';

export function emailTaken(cause?: unknown): ApiError {
  const message = 'Another account has this email address.';
  return new ApiError('email_taken', message, { fields: { email: message }, cause });
}
