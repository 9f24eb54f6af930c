import { sessionOwner } from '#web/session/session.ts';

interface TabStore<T> {
  read(): T | null;
  write(value: T): void;
  clear(): void;
}

const prefix = 'zarcodes.';

/** Sign-out forgets everything of this tab, also what parts of the app put there that are not loaded now. */
export function forgetTab(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(prefix)) sessionStorage.removeItem(name);
    }
  } catch {}
}

/**
 * A value kept in this tab (sessionStorage). A `private` one belongs to the person who was signed in when it was
 * written and is not shown to the next.
 */
export function tabStore<T>(shortName: string, visibility: 'private' | 'anyone'): TabStore<T> {
  const name = prefix + shortName;
  const owner = () => (visibility === 'private' ? sessionOwner() : '');
  return {
    read() {
      try {
        const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as { owner: string; value: T } | null;
        return kept !== null && kept.owner === owner() ? kept.value : null;
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
