import { del, get, update } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { storeRunCount } from '#web/storage/runCount.ts';
import { deletePhotos, storePhotos } from './photos.ts';
import { type Run, runVersion, withoutEnded } from './run.ts';

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

let state: RunState = { run: undefined, isStored: true, isNewer: false };
const listeners = new Set<() => void>();

function show(next: Partial<RunState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

// Tabs of one run show the same.
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(key);
tabs?.addEventListener('message', () => void readRun());

function isOfThisVersion(stored: unknown): stored is Run {
  const { version, stops } = (stored ?? {}) as Partial<Run>;
  return version === runVersion && Array.isArray(stops);
}

const versionOf = (stored: unknown) => Number((stored as Partial<Run> | undefined)?.version ?? 0);

const current = (stored: unknown): Run | null =>
  isOfThisVersion(stored) ? withoutEnded(stored, Date.now()) : null;

export async function readRun(): Promise<void> {
  try {
    const stored: unknown = await get(key);
    const run = current(stored);
    // A pass has ended since.
    if (run !== null && run !== stored) void changeRun((now) => now);
    if (run !== null && run !== stored) void storePhotos(run);
    show({ run, isStored: true, isNewer: versionOf(stored) > runVersion });
    storeRunCount(countOf(run));
  } catch {
    show({ run: state.run ?? null, isStored: false });
  }
}

const countOf = (run: Run | null) => run?.stops.length ?? null;

let writing = 0;

/** What two tabs change at the same time is changed one after the other, each from what the other has made of it. */
export async function changeRun(change: (run: Run | null) => Run | null): Promise<Run | null> {
  // At once: nobody waits for a disk to see what they pressed.
  let next = change(state.run ?? null);
  show({ run: next });
  if (!state.isStored) return next;
  writing++;
  try {
    await update<Run | null>(key, (stored) => {
      next = change(current(stored));
      return next;
    });
    storeRunCount(countOf(next));
    tabs?.postMessage('changed');
  } catch {
    show({ isStored: false });
  }
  writing--;
  // What another tab has made of it; a later change of this one shows its own.
  if (writing === 0 && JSON.stringify(next) !== JSON.stringify(state.run)) show({ run: next });
  return next;
}

/** Leaves nothing of it on this device. */
export async function deleteRun(): Promise<void> {
  show({ run: null });
  storeRunCount(null);
  await Promise.allSettled([del(key), deletePhotos()]);
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
