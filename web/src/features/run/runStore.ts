import { del, get, set, update } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { storeRunCount } from '#web/storage/runCount.ts';
import { deletePhotos, storePhotos } from './photos.ts';
import { emptyRun, type Run, runVersion, withoutEnded } from './run.ts';

/** The run of this device: in IndexedDB, else in memory as long as the page is open. */
interface RunState {
  /** Undefined until it is read; null where there is none. */
  readonly run: Run | null | undefined;
  /** False where the browser stores nothing: a closed page is then a lost run. */
  readonly isStored: boolean;
  /** A newer version of the app has stored it. */
  readonly isNewer: boolean;
}

const key = 'run';

let writing = 0;
let state: RunState = { run: undefined, isStored: true, isNewer: false };
const listeners = new Set<() => void>();

function show(next: Partial<RunState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

// Tabs of one run show the same.
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(key);
tabs?.addEventListener('message', () => void readRun());

/** What is stored may be damaged: then it is no run. */
function isRun(stored: unknown): stored is Run {
  const { version, stops, reports } = (stored ?? {}) as Partial<Run>;
  const isStop = (stop: Partial<Run['stops'][number]> | null) =>
    typeof stop?.code === 'string' && typeof stop.reference === 'string' && Array.isArray(stop.outcomes);
  return (
    version === runVersion &&
    Array.isArray(reports) &&
    Array.isArray(stops) &&
    stops.every((stop) => isStop(stop))
  );
}

const isNewerRun = (stored: unknown) =>
  Number((stored as Partial<Run> | null | undefined)?.version ?? 0) > runVersion;

const current = (stored: unknown): Run | null => (isRun(stored) ? withoutEnded(stored, Date.now()) : null);

const countOf = (run: Run | null) => run?.stops.length ?? null;

/** What is stored now, also by another tab. */
export async function latestRun(): Promise<Run | null> {
  await readRun();
  return state.run ?? null;
}

async function readRun(): Promise<void> {
  // What this tab could not store is in its memory alone.
  if (!state.isStored) return;
  try {
    const stored: unknown = await get(key);
    const run = current(stored);
    const isNewer = isNewerRun(stored);
    // Not over a change of this tab that is still being stored.
    if (writing === 0 || state.run === undefined) show({ run, isNewer });
    if (!isNewer) storeRunCount(countOf(run));
    // A pass has ended since.
    if (run !== stored && run !== null) void changeRun((now) => now);
  } catch {
    show({ run: state.run ?? null, isStored: false });
  }
}

/** What two tabs change at the same time is changed one after the other, each from what the other has made of it. */
export async function changeRun(change: (run: Run | null) => Run | null): Promise<Run | null> {
  const before = state.run ?? null;
  // At once: nobody waits for a disk to see what they pressed.
  let next = change(before && withoutEnded(before, Date.now()));
  let isNewer = false;
  show({ run: next });
  writing++;
  try {
    if (state.isStored)
      await update<unknown>(key, (stored) => {
        isNewer = isNewerRun(stored);
        if (isNewer) return stored;
        next = change(current(stored));
        return next;
      });
    // All of it, once there is room again.
    else await set(key, next);
    show({ isStored: true, isNewer });
    if (!isNewer) storeRunCount(countOf(next));
    tabs?.postMessage('changed');
  } catch {
    show({ isStored: false });
  }
  writing--;
  // What another tab has made of it; a later change of this one shows its own.
  if (writing === 0 && JSON.stringify(next) !== JSON.stringify(state.run)) show({ run: next });
  if (placesOf(before) > placesOf(next)) void storePhotos(next ?? emptyRun);
  return next;
}

/** Where there are fewer, photos may be left that belong to none. */
const placesOf = (run: Run | null) => run?.stops.filter(({ place }) => place !== undefined).length ?? 0;

/** Leaves nothing of it on this device. @throws where the browser does not delete it */
export async function deleteRun(): Promise<void> {
  if (state.isStored) await del(key);
  show({ run: null });
  storeRunCount(null);
  await deletePhotos();
  tabs?.postMessage('changed');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (state.run === undefined) void readRun();
  return () => listeners.delete(listener);
}

const onServer: RunState = { run: undefined, isStored: true, isNewer: false };

export const useRun = (): RunState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => onServer,
  );
