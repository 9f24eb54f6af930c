import { getLastNumber, type NumberSeries, writeNumberTaken } from '#functions/data/numberSeries.ts';
import { pause, TableBusy, transactIfAllowed, type Write } from '#functions/data/transact.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** Thirty at once are all numbered. It gives up after half a minute on average; the jobs have a minute or more. */
const maxAttempts = 60;

/**
 * Takes the next number of a series, in one transaction with what gets it.
 * @param writesWith reads what it needs, and says what is written with the number; null where it has one already
 * @throws TableBusy
 */
export async function takeNumber(
  { table }: Pick<Dependencies, 'table'>,
  series: NumberSeries,
  writesWith: (number: number) => Promise<readonly Write[] | null>,
): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const last = await getLastNumber(table, series);
    const writes = await writesWith(last + 1);
    if (writes === null) return;
    // Refused where another one took the number, or the person was erased meanwhile: all is read again.
    if (await transactIfAllowed(table, [writeNumberTaken(series, last), ...writes])) return;
    await pause(attempt);
  }
  throw new TableBusy(`Gave up on a number of ${series}`);
}
