import {
  CreditCard,
  FileDown,
  FilePen,
  LayoutDashboard,
  Lock,
  Mail,
  Map as MapIcon,
  MapPin,
  MessagesSquare,
  ReceiptText,
  ScrollText,
  Settings,
  Store,
  Tag,
  TicketPercent,
  Users,
} from 'lucide-react';
import type { SidebarEntry } from '#web/ui/SidebarEntries.tsx';

export interface AdminEntry extends SidebarEntry {
  readonly level: 'admin' | 'superAdmin';
}

/** docs/product/back-office.md#admin-layout: those entries whose pages exist. */
export const adminEntries: readonly AdminEntry[] = [
  { to: '/admin', label: 'Dashboard', icon: LayoutDashboard, level: 'admin' },
  { to: '/admin/users', label: 'Users', icon: Users, level: 'admin' },
  { to: '/admin/messages', label: 'Messages', icon: MessagesSquare, level: 'admin' },
  { to: '/admin/change-requests', label: 'Change Requests', icon: FilePen, level: 'admin' },
  { to: '/admin/zarcodes', label: 'ZarCodes', icon: MapPin, level: 'admin' },
  { to: '/admin/creators', label: 'Creators', icon: Store, level: 'admin' },
  { to: '/admin/payments', label: 'Payments', icon: CreditCard, level: 'admin' },
  { to: '/admin/expenses', label: 'Expenses', icon: ReceiptText, level: 'admin' },
  { to: '/admin/pricing', label: 'Pricing', icon: Tag, level: 'admin' },
  { to: '/admin/vouchers', label: 'Vouchers', icon: TicketPercent, level: 'admin' },
  { to: '/admin/settings', label: 'Settings', icon: Settings, level: 'superAdmin' },
  { to: '/admin/csv-export', label: 'CSV Export', icon: FileDown, level: 'admin' },
  { to: '/admin/email', label: 'Email', icon: Mail, level: 'superAdmin' },
  { to: '/admin/maps-content', label: 'Maps', icon: MapIcon, level: 'admin' },
  { to: '/admin/api-keys', label: 'API keys', icon: Lock, level: 'admin' },
  { to: '/admin/audit', label: 'Audit', icon: ScrollText, level: 'superAdmin' },
];
