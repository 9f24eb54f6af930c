import { formatCode } from '#shared/domain/code.ts';
import { maxStops } from '#shared/domain/stops.ts';
import { plural, t } from '#shared/text/t.ts';
import { readTabKey } from '#web/storage/openedCodes.ts';
import { toast } from '#web/ui/toast.ts';
import type { ToShow } from './openFile.tsx';
import type { ScanToShow } from './openScanner.tsx';
import { emptyRun, withStops } from './run.ts';
import { changeRun } from './runStore.ts';
import { stopsInText, type WrittenStop } from './stopsInText.ts';

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

function addWritten(written: readonly WrittenStop[]): void {
  let leftOut = 0;
  void changeRun((run) => {
    const added = withStops(run ?? emptyRun, written);
    leftOut = added.leftOut;
    return added.run;
  });
  if (leftOut > 0)
    toast({
      variant: 'destructive',
      title: t`A run has at most ${maxStops} stops.`,
      description: plural(
        leftOut,
        t`${leftOut} code had no room. Please make a second run of it.`,
        t`${leftOut} codes had no room. Please make a second run of them.`,
      ),
    });
}

/** From the page of a code, with what this tab opened it with. */
export function addStop(code: string): void {
  const secret = readTabKey(code)?.secret ?? '';
  addWritten([{ code, reference: '', ...(secret !== '' && { secret }) }]);
  toast({ title: t`${formatCode(code)} is in your run.` });
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
