import { del, get, update } from 'idb-keyval';
import { useEffect, useSyncExternalStore } from 'react';

export interface Stored<Value> {
  /** Undefined until it is read, and where nobody is there whose it could be. */
  readonly value: Value | undefined;
  /** False where the browser stores nothing: a closed page is then lost work. */
  readonly isStored: boolean;
  /** A newer version of the app has stored it, which this one must not change. */
  readonly isNewer: boolean;
}

interface Kind<Value> {
  /** Of the messages between tabs. */
  readonly name: string;
  readonly version: number;
  /** In IndexedDB; null where nobody is there whose it could be. */
  readonly keyOf: () => string | null;
  /** What is stored may be damaged. */
  readonly is: (stored: unknown) => stored is NonNullable<Value>;
  /** In the place of what is damaged or absent. */
  readonly empty: () => Value;
  /** Without what has ended since; the same object where nothing has. */
  readonly withoutEnded?: (value: NonNullable<Value>) => NonNullable<Value>;
  /** After each reading and each change, with what was shown before. Not of what a newer version has stored. */
  readonly onStored?: (value: Value, before?: Value) => void;
}

interface StoredValue<Value> {
  readonly use: () => Stored<Value>;
  /** What is stored now, also by another tab. */
  readonly latest: () => Promise<Value | undefined>;
  readonly change: (change: (value: Value) => Value) => Promise<Value>;
  /** Leaves nothing of it on this device. @throws where the browser does not delete it */
  readonly remove: () => Promise<void>;
}

/**
 * A value of this device or of one person, in IndexedDB, else in memory as long as the page is open. Each change is a
 * function of what is stored, so what two tabs change at the same time is changed one after the other.
 */
export function storedValue<Value>({
  name,
  version,
  keyOf,
  is,
  empty,
  withoutEnded = (value) => value,
  onStored,
}: Kind<Value>): StoredValue<Value> {
  const unread: Stored<Value> = { value: undefined, isStored: true, isNewer: false };
  let state = unread;
  let shownKey = keyOf();
  let writing = 0;
  /** Changes that found no room; they are made with the next one that does. */
  let unstored: ((value: Value) => Value)[] = [];
  const listeners = new Set<() => void>();
  const parse = (value: unknown): Value => (is(value) ? withoutEnded(value) : empty());
  const isNewerValue = (stored: unknown) =>
    Number((stored as { version?: unknown } | null | undefined)?.version ?? 0) > version;

  const show = (next: Partial<Stored<Value>>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const isShown = (value: Value) => JSON.stringify(value) === JSON.stringify(state.value);

  /** Another person's is neither shown nor changed. */
  const keyNow = () => {
    const key = keyOf();
    if (key !== shownKey) {
      shownKey = key;
      state = unread;
      unstored = [];
    }
    return key;
  };

  const read = async () => {
    const key = keyNow();
    // What this tab could not store is in its memory alone.
    if (key === null || !state.isStored) return;
    try {
      const stored: unknown = await get(key);
      if (key !== shownKey) return;
      const before = state.value;
      const value = parse(stored);
      const isNewer = isNewerValue(stored);
      // Not over a change of this tab that is still being stored. What is the same is not drawn again.
      if (isNewer !== state.isNewer || (!isShown(value) && (writing === 0 || before === undefined)))
        show({ value, isNewer });
      if (!isNewer) onStored?.(value, before);
      if (is(stored) && value !== stored) void change((now) => now);
    } catch {
      show({ value: state.value ?? empty(), isStored: false });
    }
  };

  const change = async (to: (value: Value) => Value): Promise<Value> => {
    const key = keyNow();
    const before = state.value;
    // At once: nobody waits for a disk to see what they pressed.
    let next = to(parse(before));
    if (key === null) return next;
    let isNewer = false;
    let waiting = unstored;
    show({ value: next });
    writing++;
    try {
      await update<unknown>(key, (stored) => {
        isNewer = isNewerValue(stored);
        if (isNewer) return stored;
        waiting = unstored;
        next = [...waiting, to].reduce((value, each) => each(value), parse(stored));
        return next;
      });
      if (key === shownKey) {
        unstored = unstored.slice(waiting.length);
        if (!state.isStored || isNewer !== state.isNewer) show({ isStored: true, isNewer });
      }
      if (!isNewer) onStored?.(next, before);
      tabs?.postMessage('changed');
    } catch {
      if (key === shownKey) {
        unstored = [...unstored, to];
        show({ isStored: false });
      }
    }
    writing--;
    // What another tab has made of it; a later change of this one shows its own.
    if (writing === 0 && key === shownKey && !isShown(next)) show({ value: next });
    return next;
  };

  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  tabs?.addEventListener('message', () => void read());

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const current = () => (keyOf() === shownKey ? state : unread);
  return {
    use: () => {
      const stored = useSyncExternalStore(subscribe, current, () => unread);
      const key = keyOf();
      useEffect(() => {
        if (key !== shownKey || state.value === undefined) void read();
      }, [key]);
      return stored;
    },
    latest: async () => {
      await read();
      return current().value;
    },
    change,
    remove: async () => {
      const key = keyNow();
      if (key === null) return;
      if (state.isStored) await del(key);
      const value = empty();
      show({ value });
      onStored?.(value);
      tabs?.postMessage('changed');
    },
  };
}
