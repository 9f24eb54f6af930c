import { ApiError } from '#functions/lib/apiError.ts';
import { creatorMessages } from '#shared/domain/creators.ts';

export const creatorRequired = () => new ApiError('creator_required', creatorMessages.noProfile);
