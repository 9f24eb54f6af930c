const storageKey = 'kept_map';

/** The archive of which an area was kept last on this device: without a connection it is the map. Null without any. */
export function keptBasemap(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function noteKeptBasemap(file: string | undefined): void {
  // Where storage is refused, no area was kept.
  try {
    if (file === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, file);
  } catch {}
}
