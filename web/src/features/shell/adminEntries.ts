import { FilePen, MessagesSquare, ScrollText, Store } from 'lucide-react';
import type { SidebarEntry } from '#web/ui/SidebarEntries.tsx';

export interface AdminEntry extends SidebarEntry {
  readonly level: 'admin' | 'superAdmin';
}

/** docs/product.md, "Admin layout": those entries whose pages exist. */
export const adminEntries: readonly AdminEntry[] = [
  { to: '/admin/messages', label: 'Messages', icon: MessagesSquare, level: 'admin' },
  { to: '/admin/change-requests', label: 'Change Requests', icon: FilePen, level: 'admin' },
  { to: '/admin/creators', label: 'Creators', icon: Store, level: 'admin' },
  { to: '/admin/audit', label: 'Audit', icon: ScrollText, level: 'superAdmin' },
];
