import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { ShownCard } from '#shared/contract/zarCodeFields.ts';

const SheetsDialog = lazy(async () => ({ default: (await import('./SheetsDialog.tsx')).SheetsDialog }));

interface Printed {
  readonly count: number;
  readonly load: () => Promise<readonly ShownCard[]>;
}

/** What one answer has at most; a printing shop takes larger orders in parts. */
export const maxPrinted = 1000;

/** Signs and claim slips of many codes: `print` opens the dialog. */
export function usePrinting(): { print: (printed: Printed) => void; printing: ReactElement | null } {
  const [printed, print] = useState<Printed | null>(null);
  return {
    print,
    printing:
      printed === null ? null : (
        <Suspense>
          <SheetsDialog {...printed} onClose={() => print(null)} />
        </Suspense>
      ),
  };
}
