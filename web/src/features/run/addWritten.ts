import { maxStops } from '#shared/domain/stops.ts';
import { plural, t } from '#shared/text/t.ts';
import { toast } from '#web/ui/toast.ts';
import { emptyRun, type Run, withStops } from './run.ts';
import { changeRun } from './runStore.ts';
import type { WrittenStop } from './stopsInText.ts';

/**
 * To the run of this device.
 * @returns whether all have room, and none is done already: else that is said
 */
export function addWritten(written: readonly WrittenStop[], to: (run: Run) => Run = (run) => run): boolean {
  let added = { leftOut: 0, done: 0 };
  void changeRun((run) => {
    const result = withStops(to(run ?? emptyRun), written);
    added = result;
    return result.run;
  });
  const { leftOut, done } = added;
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
  else if (done > 0) sayDone(done);
  return leftOut + done === 0;
}

export function sayDone(done: number): void {
  toast({
    variant: 'destructive',
    title: plural(done, t`${done} stop is done already.`, t`${done} stops are done already.`),
    description: t`Undo its outcome in the list, then add it again.`,
  });
}
