import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { CsvStops } from './CsvStops.tsx';
import { readCsv } from './readCsv.ts';

export interface Opened {
  show: (dialog: ReactElement | null) => void;
  onAdded: (() => void) | undefined;
}

/**
 * Reads a file and shows what is to be added of it.
 * @returns what is wrong with it; empty where nothing is
 */
export async function openFile(file: File, { show, onAdded }: Opened): Promise<string> {
  const table = await readCsv(file, location.host).catch(() => null);
  // Taken away since it was chosen, or in a cloud that is not to be had now.
  if (table === null) return t`Your device can't open this file. Please choose it again.`;
  if (typeof table === 'string') return table;
  show(<CsvStops table={table} onClose={() => show(null)} onAdded={onAdded} />);
  return '';
}
