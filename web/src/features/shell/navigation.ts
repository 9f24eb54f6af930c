import { LayoutDashboard, type LucideIcon, MapPinPlus, Rows3, ShieldCheck, Store } from 'lucide-react';
import { t } from '#shared/text/t.ts';

export interface NavigationEntry {
  to: '/dashboard' | '/generator' | '/my-codes' | '/creator-dashboard' | '/admin';
  label: string;
  /** Where room is short. */
  shortLabel: string;
  /** On a phone, where five entries share a line. */
  phoneLabel?: string;
  icon: LucideIcon;
}

/** docs/product/paths.md#navigation: those entries whose pages exist. */
export const navigation: readonly NavigationEntry[] = [
  { to: '/dashboard', label: t`Dashboard`, shortLabel: t`Dashboard`, icon: LayoutDashboard },
  { to: '/generator', label: t`Generate ZarCode`, shortLabel: t`Generate`, icon: MapPinPlus },
  {
    to: '/my-codes',
    label: t`My ZarCodes`,
    shortLabel: t`My ZarCodes`,
    phoneLabel: t`My codes`,
    icon: Rows3,
  },
];

/** For people who have a code. */
export const creatorEntry: NavigationEntry = {
  to: '/creator-dashboard',
  label: t`Creator`,
  shortLabel: t`Creator`,
  icon: Store,
};

/** For admins, with the number of messages that nobody has read. */
export const adminEntry: NavigationEntry = {
  to: '/admin',
  label: t`Admin`,
  shortLabel: t`Admin`,
  icon: ShieldCheck,
};
