import type { LinkProps } from '@tanstack/react-router';
import { MapPinPlus } from 'lucide-react';
import { type AdminEntry, adminEntries } from './adminEntries.ts';

interface PalettePage extends AdminEntry {
  /** Other words for it. */
  readonly also?: string | undefined;
}

const also: Partial<Record<NonNullable<LinkProps['to']>, string>> = {
  '/admin': 'Home figures statistics charts',
  '/admin/users': 'People accounts admins',
  '/admin/messages': 'Mail inbox contact support',
  '/admin/change-requests': 'Edits approvals',
  '/admin/zarcodes': 'Locations addresses places',
  '/admin/creators': 'Profiles partners',
  '/admin/payments': 'Orders refunds invoices reconciliation PayFast money',
  '/admin/expenses': 'Costs slips profit loss',
  '/admin/pricing': 'Prices',
  '/admin/vouchers': 'Discounts promotions',
  '/admin/settings': 'Configuration email test',
  '/admin/csv-export': 'Download files Excel',
  '/admin/maps-content': 'Google My Maps',
  '/admin/audit': 'History log changes',
};

const newCode = {
  to: '/admin/zarcodes/new',
  label: 'Create a ZarCode for a Person',
  also: 'New make',
  icon: MapPinPlus,
  level: 'admin',
} as const;

/** What the palette finds of the back office itself. */
export const palettePages: readonly PalettePage[] = [
  ...adminEntries.map((entry) => ({ ...entry, also: also[entry.to] })),
  newCode,
];
