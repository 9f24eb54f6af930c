import { formatCode } from '#shared/domain/code.ts';
import { t } from '#shared/text/t.ts';
import { readTabKey } from '#web/storage/openedCodes.ts';
import { toast } from '#web/ui/toast.ts';
import { addWritten } from './addWritten.ts';
import type { ToShow } from './openFile.tsx';
import type { ScanToShow } from './openScanner.tsx';
import { emptyRun } from './run.ts';
import { stopsInText } from './stopsInText.ts';

/**
 * Adds the codes of a text to the run of this device, and says what had no room.
 * @returns what is wrong; empty where something was added
 */
export function addStopsOf(text: string): string {
  if (text.trim() === '') return t`Please paste or type at least one code.`;
  const written = stopsInText(text, location.host);
  if (written.length === 0) return t`There is no code in this text. One looks like 7PT-FLHV.`;
  addWritten(written);
  return '';
}

/** From the page of a code, with what this tab opened it with. */
export function addStop(code: string): void {
  const secret = readTabKey(code)?.secret ?? '';
  const isAdded = addWritten([{ code, reference: '', ...(secret !== '' && { secret }) }]);
  if (isAdded) toast({ title: t`${formatCode(code)} is in your run.` });
}

/** Another driver's stops, in the place of those that there are. */
export function replaceStops(codes: readonly string[]): void {
  addWritten(
    codes.map((code) => ({ code, reference: '' })),
    () => emptyRun,
  );
}

/** Of the file that was chosen: shows its stops, or what is wrong with it. @returns empty, once that is shown */
export async function openFile({ files }: HTMLInputElement, ...rest: ToShow): Promise<string> {
  const [file] = files ?? [];
  if (file !== undefined) await (await import('./openFile.tsx')).openFile(file, ...rest);
  return '';
}

/** @returns empty, once the scanner is shown */
export async function openScanner(...all: ScanToShow): Promise<string> {
  (await import('./openScanner.tsx')).openScanner(...all);
  return '';
}
