import { Copy, Eye } from 'lucide-react';
import { copyText } from '#web/ui/copy.ts';
import type { RowChoice } from '#web/ui/list/RowChoices.tsx';

/** @param shown the code as people read it: 7PT-FLHV */
export const copyChoice = (shown: string): RowChoice => ({
  label: `Copy ZarCode ${shown}`,
  text: 'Copy',
  icon: Copy,
  onSelect: () => void copyText(shown, 'ZarCode'),
});

export const viewChoice = (shown: string): RowChoice => ({
  label: `View ZarCode ${shown}`,
  text: 'View',
  icon: Eye,
  link: { to: '/zarcodes/$code', params: { code: shown } },
});
