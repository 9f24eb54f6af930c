import { ApiError } from '#functions/lib/apiError.ts';

export const editConflict = () =>
  new ApiError(
    'edit_conflict',
    'This ZarCode was changed in the meantime. Your changes were not saved. Please load the current version.',
  );
