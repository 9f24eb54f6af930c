import { ReceiptText, ScrollText, Settings, Tag, TicketPercent } from 'lucide-react';
import type { SidebarEntry } from '#web/ui/SidebarEntries.tsx';

export interface AdminEntry extends SidebarEntry {
  readonly level: 'admin' | 'superAdmin';
}

/** docs/product.md, "Admin layout": those entries whose pages exist. */
export const adminEntries: readonly AdminEntry[] = [
  { to: '/admin/expenses', label: 'Expenses', icon: ReceiptText, level: 'admin' },
  { to: '/admin/pricing', label: 'Pricing', icon: Tag, level: 'admin' },
  { to: '/admin/vouchers', label: 'Vouchers', icon: TicketPercent, level: 'admin' },
  { to: '/admin/settings', label: 'Settings', icon: Settings, level: 'superAdmin' },
  { to: '/admin/audit', label: 'Audit', icon: ScrollText, level: 'superAdmin' },
];
