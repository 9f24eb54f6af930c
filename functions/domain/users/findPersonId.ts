import type { Table } from '#functions/data/table.ts';
import { getUserIdByEmail } from '#functions/data/users.ts';

/**
 * The person whom an admin typed into a filter, by an id or by the email address of an account.
 * @returns undefined where nothing was typed, null where no account has the address
 */
export async function findPersonId(table: Table, typed: string): Promise<string | null | undefined> {
  if (typed === '') return undefined;
  return typed.includes('@') ? getUserIdByEmail(table, typed.trim().toLowerCase()) : typed;
}
