import { ApiError } from '#functions/lib/apiError.ts';

/** Also for somebody else's. */
export const keyNotFound = () => new ApiError('not_found', 'Key not found');
