const name = 'has_run'; // docs/product/offline.md#local-storage

/** Whether this device may have a run, which IndexedDB says only later. */
export function hasRun(): boolean {
  try {
    return name in localStorage;
  } catch {
    return true;
  }
}

export function noteRun(isThere: boolean): void {
  try {
    if (isThere) localStorage.setItem(name, '1');
    else localStorage.removeItem(name);
  } catch {}
}
