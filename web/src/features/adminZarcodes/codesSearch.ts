import { provinces } from '#shared/domain/provinces.ts';
import { cursorPages, day, listSearch, oneOf, text } from '#web/ui/list/listSearch.ts';

export const codesSearch = listSearch({
  search: text(),
  province: oneOf(provinces),
  kind: oneOf(['user', 'creator']),
  verified: oneOf(['true', 'false']),
  owner: text(254),
  creator: text(254),
  from: day(),
  to: day(),
  ...cursorPages(),
});
