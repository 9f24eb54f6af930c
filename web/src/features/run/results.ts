import { formatCode } from '#shared/domain/code.ts';
import { t } from '#shared/text/t.ts';
import { csvText } from '#web/files/csvText.ts';
import { saveFile } from '#web/ui/saveFile.ts';
import { toast } from '#web/ui/toast.ts';
import { outcomeTexts } from './outcomeTexts.ts';
import { outcomeOf, type Run, type Stop } from './run.ts';

/** A line for each stop. No reference is taken for a formula. */
export function resultsAsCsv({ stops }: Run): string {
  const extra = [
    { name: t`Recipient`, of: ({ recipient }: Stop) => recipient },
    // "Note" is the driver's.
    { name: t`Instructions`, of: ({ note }: Stop) => note },
    { name: t`Amount to collect`, of: ({ amount }: Stop) => amount },
  ].filter(({ of }) => stops.some((stop) => of(stop) !== undefined));
  const columns = [t`Reference`, ...extra.map(({ name }) => name), 'ZarCode', t`Outcome`, t`Time`, t`Note`];
  const lines = stops.map((stop) => {
    const outcome = outcomeOf(stop);
    return [
      stop.reference,
      ...extra.map(({ of }) => of(stop) ?? ''),
      formatCode(stop.code),
      outcome === null ? '' : outcomeTexts[outcome.kind],
      outcome?.at ?? '',
      outcome?.note ?? '',
    ];
  });
  return csvText(columns, lines);
}

/** By the phone's share sheet, else as a file. */
export async function shareResults(run: Run): Promise<void> {
  const name = `zarcodes-run-${new Date().toISOString().slice(0, 10)}.csv`;
  const text = resultsAsCsv(run);
  const files = [new File([text], name, { type: 'text/csv' })];
  if (!navigator.canShare?.({ files })) {
    saveFile(name, text, 'text/csv');
    toast({ title: t`The results are saved.` });
    return;
  }
  try {
    await navigator.share({ files });
  } catch (error) {
    // Closed without choosing anybody.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    saveFile(name, text, 'text/csv');
  }
}
