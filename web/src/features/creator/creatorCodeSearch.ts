import { listSearch, oneOf, pageNumber, text } from '#web/ui/list/listSearch.ts';

export const creatorCodeSearch = listSearch({
  /** The id of a former profile whose codes are listed, or '' for the profile that the person holds. */
  profile: text(40),
  search: text(),
  /** Private ones are a list of their own: nobody else finds them. */
  level: oneOf(['private']),
  page: pageNumber(),
});
