import type { Table } from '#functions/data/table.ts';
import type { Write } from '#functions/data/transact.ts';

/** An item as it is stored, of any shape that there ever was. */
export interface OldItem extends Readonly<Record<string, unknown>> {
  readonly pk: string;
  readonly sk: string;
}

export interface Change {
  /** For the report: `bundle`, `ledger`, … */
  readonly kind: string;
  /**
   * One transaction, after which the item needs no change any more. Conditions make it fail where the item has changed
   * since it was read; it is then read and planned again.
   */
  readonly writes: readonly Write[];
}

export interface Migration {
  /** Its place in the order and its key in the table: never changed once it was released. */
  readonly name: string;
  /** What it does, for the person who runs it. */
  readonly summary: string;
  /**
   * @param table for what the item does not say itself
   * @returns null for an item that needs no change
   */
  plan(item: OldItem, table: Table): Change | null | Promise<Change | null>;
}
