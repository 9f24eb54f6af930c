/**
 * For how long an owner can undo the deletion of a code, to the last millisecond: docs/product/codes.md#deleted-codes.
 */
export const restorableMs = 10_000;

export const restoreMessages = {
  tooLate: 'This ZarCode was deleted for good. A deletion can be undone for 10 seconds.',
  notDeleted: 'This ZarCode is not deleted.',
} as const;
