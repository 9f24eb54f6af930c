import { plural, t } from '#shared/text/t.ts';
import type { ListTexts } from '#web/ui/list/listTexts.ts';

/** Of a list of somebody's own codes. */
export const codeListTexts: ListTexts = {
  label: t`ZarCodes`,
  notLoaded: t`Your ZarCodes could not be loaded`,
  pages: t`Pages of ZarCodes`,
  none: t`No ZarCodes found`,
  found: (count) => plural(count, t`${count} ZarCode found`, t`${count} ZarCodes found`),
};
