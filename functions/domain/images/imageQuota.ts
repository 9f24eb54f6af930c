import type { CodeImages } from '#functions/data/images.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { imageMessages, maxImages } from '#shared/domain/images.ts';

/** @throws 422 where the code has as many photos as are allowed. */
export function requireImageQuota({ images }: CodeImages): void {
  if (images.length >= maxImages) throw new ApiError('image_limit_reached', imageMessages.tooMany);
}
