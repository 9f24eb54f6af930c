import { ApiError } from '#functions/lib/apiError.ts';

export const dayFull = (max: number) =>
  new ApiError(
    'daily_limit_reached',
    `You have made the ${max} ZarCodes that a creator can make in a day. Please continue tomorrow.`,
  );
