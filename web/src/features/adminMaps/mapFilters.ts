import { provinces } from '#shared/domain/provinces.ts';
import { listSearch, oneOf } from '#web/ui/list/listSearch.ts';

/** The province only moves the map: its borders are on it. */
export const mapFilters = listSearch({
  province: oneOf(provinces),
  kind: oneOf(['user', 'creator']),
  verified: oneOf(['true', 'false']),
});
