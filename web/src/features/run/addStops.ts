import { maxStops } from '#shared/domain/stops.ts';
import { plural, t } from '#shared/text/t.ts';
import { toast } from '#web/ui/toast.ts';
import type { ToShow } from './openFile.tsx';
import { emptyRun, withStops } from './run.ts';
import { changeRun } from './runStore.ts';
import { stopsInText } from './stopsInText.ts';

/**
 * Adds the codes of a text to the run of this device, and says what had no room.
 * @returns what is wrong; empty where something was added
 */
export function addStopsOf(text: string): string {
  if (text.trim() === '') return t`Please paste or type at least one code.`;
  const written = stopsInText(text, location.host);
  if (written.length === 0) return t`There is no code in this text. One looks like 7PT-FLHV.`;
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
  return '';
}

/** Of the file that was chosen: shows its stops, or what is wrong with it. @returns empty, once that is shown */
export async function openFile({ files }: HTMLInputElement, ...rest: ToShow): Promise<string> {
  const [file] = files ?? [];
  if (file !== undefined) await (await import('./openFile.tsx')).openFile(file, ...rest);
  return '';
}
