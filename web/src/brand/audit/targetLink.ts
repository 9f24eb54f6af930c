import type { LinkProps } from '@tanstack/react-router';
import type { AuditEntryResponse, AuditKind } from '#shared/contract/audit.ts';
import { normaliseCode } from '#shared/domain/code.ts';

type Link = Pick<LinkProps, 'to' | 'params'>;

/** To the page of the thing, or to its list where it has no page. */
const links: Readonly<Record<AuditKind, (id: string) => Link>> = {
  apiKey: () => ({ to: '/admin/api-keys' }),
  changeRequest: (id) => ({ to: '/admin/change-requests/$id', params: { id } }),
  creator: (id) => ({ to: '/admin/creators/$id', params: { id } }),
  expense: () => ({ to: '/admin/expenses' }),
  export: (id) => ({ to: id === 'maps' ? '/admin/maps-content' : '/admin/csv-export' }),
  mailing: (id) => ({ to: '/admin/email/$id', params: { id } }),
  message: (id) => ({ to: '/admin/messages/$id', params: { id } }),
  payment: (id) => ({ to: '/admin/payments/$id', params: { id } }),
  price: () => ({ to: '/admin/pricing' }),
  settings: () => ({ to: '/admin/settings' }),
  user: (id) => ({ to: '/admin/users/$id', params: { id } }),
  voucher: () => ({ to: '/admin/vouchers' }),
  // As it is shown or as it is stored.
  zarcode: (id) => ({ to: '/admin/zarcodes/$code', params: { code: normaliseCode(id) ?? id } }),
};

/** Where an admin sees a thing. */
export function targetLink({ kind, id }: AuditEntryResponse['target']): Link {
  return links[kind](id);
}
