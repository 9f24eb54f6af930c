import { ApiError } from '#functions/lib/apiError.ts';
import { creatorMessages } from '#shared/domain/creators.ts';

export const creatorRequired = () => new ApiError('creator_required', creatorMessages.noProfile);
export const creatorInactive = () => new ApiError('creator_inactive', creatorMessages.inactive);

export const dayFull = (max: number) =>
  new ApiError(
    'daily_limit_reached',
    `You have made the ${max} ZarCodes that a creator can make in a day. Please continue tomorrow.`,
  );
