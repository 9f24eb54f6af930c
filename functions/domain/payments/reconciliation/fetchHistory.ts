import type { PayFastCredentials } from '#functions/lib/config.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { timeoutsMs } from '#functions/lib/timeouts.ts';
import { type HistoryRow, readHistory } from './readHistory.ts';

/** A page has at most as many lines; its last page has fewer. */
export const pageLines = 1000;
/** Fifty thousand payments a day, so that an answer that never ends ends here. */
const maxPages = 50;
const timeoutMs = timeoutsMs.payFastHistory;

interface Account {
  readonly credentials: PayFastCredentials;
  readonly sandbox: boolean;
}

/** All payments of a day in Johannesburg. @returns null where PayFast did not answer with a history */
export async function fetchHistory(
  deps: Dependencies<'payFastApi'>,
  account: Account,
  day: string,
): Promise<HistoryRow[] | null> {
  try {
    const rows: HistoryRow[] = [];
    for (let page = 0; page < maxPages; page++) {
      const access = { ...account, now: deps.now(), timeoutMs };
      const range = { from: day, to: day, offset: page * pageLines, limit: pageLines };
      const { status, text } = await deps.payFastApi.history(access, range);
      const read = status === 200 ? readHistory(text) : null;
      if (read === null) throw new Error(`Not a history, status ${status}`);
      rows.push(...read.rows);
      if (read.lines < pageLines) return rows;
    }
    throw new Error('A history without an end');
  } catch (error) {
    log().error('history not read', { job: 'reconcile', day, error: error as Error });
    return null;
  }
}
