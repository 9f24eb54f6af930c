import { ApiError } from '#web/api/client.ts';

/** The id belongs to no payment of this person, or is none. */
export const isUnknownPayment = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
