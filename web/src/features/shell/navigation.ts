import { LayoutDashboard, type LucideIcon, MapPinPlus, Rows3 } from 'lucide-react';

interface NavigationEntry {
  to: '/dashboard' | '/generator' | '/my-codes';
  label: string;
  /** Where room is short. */
  shortLabel: string;
  icon: LucideIcon;
}

/** docs/product.md, "Navigation": those entries whose pages exist. */
export const navigation: readonly NavigationEntry[] = [
  { to: '/dashboard', label: 'Dashboard', shortLabel: 'Dashboard', icon: LayoutDashboard },
  { to: '/generator', label: 'Generate ZarCode', shortLabel: 'Generate', icon: MapPinPlus },
  { to: '/my-codes', label: 'My ZarCodes', shortLabel: 'My ZarCodes', icon: Rows3 },
];
