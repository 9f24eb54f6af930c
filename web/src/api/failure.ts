import { ApiError, messageOf } from './client.ts';

/**
 * How a form or an action shows that its call failed.
 * @param fallback the sentence where the server gave none
 */
export function failure(title: string, fallback: string) {
  return (error: unknown) => ({
    title,
    message: messageOf(error, fallback),
    fields: error instanceof ApiError ? error.fields : {},
  });
}
