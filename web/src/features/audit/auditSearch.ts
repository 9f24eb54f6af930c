import type { AuditKind } from '#shared/contract/audit.ts';
import { cursorPages, day, listSearch, oneOf, text } from '#web/ui/list/listSearch.ts';

export const kindLabels: Record<AuditKind, string> = {
  apiKey: 'API keys',
  changeRequest: 'Change requests',
  creator: 'Creators',
  expense: 'Expenses',
  export: 'Exports',
  mailing: 'Emails to many',
  message: 'Messages',
  payment: 'Payments',
  price: 'Prices',
  settings: 'Settings',
  user: 'Users',
  voucher: 'Vouchers',
  zarcode: 'ZarCodes',
};

export const auditSearch = listSearch({
  kind: oneOf(Object.keys(kindLabels) as AuditKind[]),
  /** An id or an email address. */
  actor: text(254),
  from: day(),
  to: day(),
  ...cursorPages(),
});
