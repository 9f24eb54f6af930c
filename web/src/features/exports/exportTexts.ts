import type { ExportKind } from '#shared/contract/exports.ts';

/** What can be exported. */
export const kindLabels: Record<ExportKind, string> = {
  users: 'Users',
  codes: 'ZarCodes',
  payments: 'Payments',
  messages: 'Messages',
  expenses: 'Expenses',
  creators: 'Creators',
  vouchers: 'Vouchers',
  requests: 'Change Requests',
  audit: 'Audit',
};

/** `addressLine1` → "Address line 1" */
export function columnLabel(column: string): string {
  if (column === 'zarcode') return 'ZarCode';
  const words = column.replace(/[A-Z]|\d+/g, (part) => ` ${part.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
