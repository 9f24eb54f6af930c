import { sessionOwner } from '#web/session/session.ts';

interface TabStore<T> {
  read(): T | null;
  write(value: T): void;
  clear(): void;
}

const prefix = 'zarcodes.';

/** On sign-out: also what parts of the app stored that are not loaded now. */
export function clearTab(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(prefix)) sessionStorage.removeItem(name);
    }
  } catch {}
}

/**
 * A value stored in this tab (sessionStorage). A `private` one belongs to the person who was signed in when it was
 * written and is not shown to the next.
 */
export function tabStore<T>(shortName: string, visibility: 'private' | 'anyone'): TabStore<T> {
  const name = prefix + shortName;
  const owner = () => (visibility === 'private' ? sessionOwner() : '');
  return {
    read() {
      try {
        const stored = JSON.parse(sessionStorage.getItem(name) ?? 'null') as {
          owner: string;
          value: T;
        } | null;
        return stored !== null && stored.owner === owner() ? stored.value : null;
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        sessionStorage.setItem(name, JSON.stringify({ owner: owner(), value }));
      } catch {}
    },
    clear() {
      try {
        sessionStorage.removeItem(name);
      } catch {}
    },
  };
}
