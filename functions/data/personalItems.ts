import { clearPartition } from './partitions.ts';
import type { Table } from './table.ts';

/** Partitions with nothing in them but what belongs to one person, or to one of their codes. */
const prefixes = {
  access: 'ACCESS',
  apiKeys: 'APIKEYS',
  changeRequests: 'CHANGES',
  claimedCodes: 'CLAIMED',
  codeHistory: 'HISTORY',
  counts: 'COUNTS',
  emailChange: 'EMAILCHANGE',
  formers: 'FORMER',
  notifications: 'NOTES',
  paidPlaces: 'PAIDPLACE',
  passwordReset: 'RESET',
  savedResponses: 'IDEM',
  visits: 'VISITS',
  voucherUses: 'PERSONALUSES',
} as const;
export type PersonalItems = keyof typeof prefixes;

/** Deletes some items of one kind. @param id a person's, a creator's or a code @returns whether these were all */
export function clearPersonalItems(table: Table, kind: PersonalItems, id: string): Promise<boolean> {
  return clearPartition(table, `${prefixes[kind]}#${id}`);
}
