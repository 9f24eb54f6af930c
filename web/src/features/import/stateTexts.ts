import type { ImportError, ImportProgress } from '#shared/contract/imports.ts';
import { t } from '#shared/text/t.ts';

export const stateTexts = {
  checked: { text: t`Checked`, tone: 'info' },
  running: { text: t`Running`, tone: 'info' },
  done: { text: t`Done`, tone: 'success' },
  cancelled: { text: t`Paused`, tone: 'muted' },
  undoing: { text: t`Being undone`, tone: 'info' },
  undone: { text: t`Undone`, tone: 'muted' },
} as const satisfies Record<ImportProgress['state'], { text: string; tone: string }>;

export const fieldTexts: Readonly<Record<ImportError['field'], string>> = {
  title: t`Title`,
  description: t`Description`,
  latitude: t`Latitude`,
  longitude: t`Longitude`,
  addressLine1: t`Address`,
  addressLine2: t`Address line 2`,
  suburb: t`Suburb`,
  city: t`City`,
  province: t`Province`,
  isHome: t`Somebody lives there`,
  residentConsent: t`Consent`,
};

/** "Row 7" of a spreadsheet, "Place 7" of a map. */
export const rowText = (counts: 'rows' | 'places', number: number): string =>
  counts === 'rows' ? t`Row ${number}` : t`Place ${number}`;
