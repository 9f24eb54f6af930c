import { listSearch, pageNumber, text } from '#web/ui/list/listSearch.ts';

export const creatorCodeSearch = listSearch({
  /** The id of a former profile whose codes are listed, or '' for the profile that the person holds. */
  profile: text(40),
  search: text(),
  page: pageNumber(),
});
