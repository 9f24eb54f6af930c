import { storedValue } from '#web/offline/storedValue.ts';
import { storeRunCount } from '#web/storage/runCount.ts';
import { deletePhotos, storePhotos } from './photos.ts';
import { emptyRun, type Run, runVersion, withoutEnded } from './run.ts';

/** The run of this device; null where there is none. */
const stored = storedValue<Run | null>({
  name: 'run',
  version: runVersion,
  keyOf: () => 'run',
  is: isRun,
  empty: () => null,
  withoutEnded: (run) => withoutEnded(run, Date.now()),
  onStored: (run, before = null) => {
    storeRunCount(run?.stops.length ?? null);
    if (placesOf(before) > placesOf(run)) void storePhotos(run ?? emptyRun);
  },
});

export const useRun = stored.use;
export const changeRun = stored.change;

/** What is stored may be damaged: then it is no run. */
function isRun(value: unknown): value is Run {
  const { version, stops, reports } = (value ?? {}) as Partial<Run>;
  const isStop = (stop: Partial<Run['stops'][number]> | null) =>
    typeof stop?.code === 'string' && typeof stop.reference === 'string' && Array.isArray(stop.outcomes);
  return (
    version === runVersion &&
    Array.isArray(reports) &&
    Array.isArray(stops) &&
    stops.every((stop) => isStop(stop))
  );
}

/** What is stored now, also by another tab. */
export const latestRun = async (): Promise<Run | null> => (await stored.latest()) ?? null;

/** Where there are fewer, photos may be left that belong to none. */
const placesOf = (run: Run | null) => run?.stops.filter(({ place }) => place !== undefined).length ?? 0;

/** Leaves nothing of it on this device. @throws where the browser does not delete it */
export async function deleteRun(): Promise<void> {
  await stored.remove();
  await deletePhotos();
}
