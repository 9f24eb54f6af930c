import { Copy, Eye } from 'lucide-react';
import { t } from '#shared/text/t.ts';
import { copyText } from '#web/ui/copy.ts';
import type { RowChoice } from '#web/ui/list/RowChoices.tsx';

/** @param shown the code as people read it: 7PT-FLHV */
export const copyChoice = (shown: string): RowChoice => ({
  label: t`Copy ZarCode ${shown}`,
  text: t`Copy`,
  icon: Copy,
  onSelect: () => void copyText(shown, t`ZarCode copied to clipboard`),
});

export const viewChoice = (shown: string): RowChoice => ({
  label: t`View ZarCode ${shown}`,
  text: t`View`,
  icon: Eye,
  link: { to: '/zarcodes/$code', params: { code: shown } },
});
