import { type Province, provinces } from '#shared/domain/provinces.ts';
import { t } from '#shared/text/t.ts';
import type { Filter } from '#web/ui/list/filter.ts';
import { selectFilter } from '#web/ui/list/selectFilter.tsx';
import type { FilterField } from '#web/ui/list/useListSearch.ts';
import { kindLabels, verifiedLabels } from './codeLabels.ts';

interface CodeFilterFields {
  province: FilterField<Province | ''>;
  kind: FilterField<keyof typeof kindLabels | ''>;
  verified: FilterField<keyof typeof verifiedLabels | ''>;
}

/** By which the back office filters codes, in a list and on the map. */
export const codeFilters = ({ province, kind, verified }: CodeFilterFields): Filter[] => [
  selectFilter({ label: t`Province`, all: t`All provinces`, options: provinces, ...province }),
  selectFilter({ label: t`Kind`, all: t`All kinds`, options: kindLabels, ...kind }),
  selectFilter({ label: t`Verified`, all: t`Verified or not`, options: verifiedLabels, ...verified }),
];
