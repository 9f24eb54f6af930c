import { ApiError } from '#functions/lib/apiError.ts';

/** For a form with the field `userEmail`. */
export function unknownAccount(): ApiError {
  const message = 'No account has this email address.';
  return new ApiError('account_unknown', message, { fields: { userEmail: message } });
}
