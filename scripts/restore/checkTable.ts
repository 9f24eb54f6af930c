import type { Table } from '#functions/data/table.ts';
import { counterProblems } from '#scripts/recount/recount.ts';
import { checkLedger, entriesOf } from './ledger.ts';
import { readTable } from './tableFile.ts';

const rand = (cents: number) => `R${(cents / 100).toFixed(2)}`;

export interface TableFindings {
  /** Problems of money and codes, in sentences: `recount` cannot fix them. */
  readonly problems: readonly string[];
  /** Counters that differ from what is counted. A restored table's counters may lack its last second. */
  readonly counters: readonly string[];
}

/** Whether money, codes and counters of a whole table agree, while nobody writes to it. */
export async function checkTable(table: Table, say: (line: string) => void): Promise<TableFindings> {
  const { salesCents, problems } = checkLedger(await entriesOf(readTable(table.client, table.name)));
  const counters = await counterProblems(table);
  say(`The ledger of ${table.name} sums up to ${rand(salesCents)}; problems found: ${problems.length}.`);
  say(`Counters that differ from what is in the table: ${counters.length}.`);
  return { problems, counters };
}
