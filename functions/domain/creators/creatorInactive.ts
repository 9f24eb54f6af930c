import { ApiError } from '#functions/lib/apiError.ts';
import { creatorMessages } from '#shared/domain/creators.ts';

export const creatorInactive = () => new ApiError('creator_inactive', creatorMessages.inactive);
