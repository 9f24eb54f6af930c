import Papa from 'papaparse';
import { signedCents } from '#functions/domain/payments/payFastAmounts.ts';

/** What a buyer paid, by PayFast's history. */
export interface HistoryRow {
  readonly paymentId: string;
  readonly pfPaymentId: string;
  /** Null where it is no amount. */
  readonly grossCents: number | null;
  /** As amounts of a notice are written. */
  readonly fee: string;
  readonly net: string;
}

const needed = ['Gross', 'Fee', 'Net', 'M Payment ID', 'PF Payment ID'] as const;

/** `-1,234.50` → `-1234.50` */
const plain = (amount = '') => amount.replaceAll(/[, ]/g, '');

/**
 * One page of PayFast's history, which is CSV: https://developers.payfast.co.za/api#transaction-history
 * @returns the number of its lines, and those of them that are payments: not refunds, fees and payouts. Null where the
 * text is no history.
 */
export function readHistory(text: string): { lines: number; rows: HistoryRow[] } | null {
  const { data, meta } = Papa.parse<Partial<Record<string, string>>>(text, {
    header: true,
    skipEmptyLines: true,
    delimiter: ',',
    transformHeader: (name) => name.trim(),
  });
  if (!needed.every((name) => meta.fields?.includes(name))) return null;
  const rows = data
    .filter(({ Type: type = 'FUNDS_RECEIVED' }) => type === 'FUNDS_RECEIVED')
    .map((line) => ({
      paymentId: line['M Payment ID'] ?? '',
      pfPaymentId: line['PF Payment ID'] ?? '',
      grossCents: signedCents(plain(line['Gross'])) ?? null,
      fee: plain(line['Fee']),
      net: plain(line['Net']),
    }))
    // Money that went back is no payment.
    .filter(({ grossCents }) => grossCents === null || grossCents > 0);
  return { lines: data.length, rows };
}
