import { clearPartition } from './partitions.ts';
import type { Table } from './table.ts';

/** Partitions with nothing in them but what belongs to one person. */
const prefixes = {
  changeRequests: 'CHANGES',
  counts: 'COUNTS',
  emailChange: 'EMAILCHANGE',
  formers: 'FORMER',
  notifications: 'NOTES',
  passwordReset: 'RESET',
  savedResponses: 'IDEM',
} as const;
export type PersonalItems = keyof typeof prefixes;

/** Deletes some of a person's items of one kind. @returns whether these were all */
export function clearPersonalItems(table: Table, kind: PersonalItems, userId: string): Promise<boolean> {
  return clearPartition(table, `${prefixes[kind]}#${userId}`);
}
