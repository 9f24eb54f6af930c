import { LayoutDashboard, type LucideIcon, MapPinPlus, Rows3, ShieldCheck, Store } from 'lucide-react';

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
  { to: '/dashboard', label: 'Dashboard', shortLabel: 'Dashboard', icon: LayoutDashboard },
  { to: '/generator', label: 'Generate ZarCode', shortLabel: 'Generate', icon: MapPinPlus },
  { to: '/my-codes', label: 'My ZarCodes', shortLabel: 'My ZarCodes', phoneLabel: 'My codes', icon: Rows3 },
];

/** For people who have a code. */
export const creatorEntry: NavigationEntry = {
  to: '/creator-dashboard',
  label: 'Creator',
  shortLabel: 'Creator',
  icon: Store,
};

/** For admins, with the number of messages that nobody has read. */
export const adminEntry: NavigationEntry = {
  to: '/admin',
  label: 'Admin',
  shortLabel: 'Admin',
  icon: ShieldCheck,
};
