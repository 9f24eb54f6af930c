const name = 'run'; // docs/product/offline.md#local-storage

/** How many stops the run of this device has, which IndexedDB says only later. 0 where there is none. */
export function runCount(): number {
  try {
    return Number(localStorage.getItem(name));
  } catch {
    return 0;
  }
}

export function storeRunCount(count: number | null): void {
  try {
    if (count === null) localStorage.removeItem(name);
    else localStorage.setItem(name, String(count));
  } catch {}
}
