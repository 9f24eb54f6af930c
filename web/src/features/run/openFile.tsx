import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { CsvStops } from './CsvStops.tsx';
import { readCsv } from './readCsv.ts';

export type ToShow = [show: (shown: ReactElement | null) => void, onAdded: (() => void) | undefined];

/** Reads a file, and shows which stops it has or what is wrong with it. */
export async function openFile(file: File, ...[show, onAdded]: ToShow): Promise<void> {
  const table = await readCsv(file, location.host).catch(
    // Taken away since it was chosen, or in a cloud that is not to be had now.
    () => t`Your device can't open this file. Please choose it again.`,
  );
  show(
    typeof table === 'string' ? (
      <p role="alert" key={Date.now()}>
        {table}
      </p>
    ) : (
      <CsvStops table={table} onClose={() => show(null)} onAdded={onAdded} />
    ),
  );
}
