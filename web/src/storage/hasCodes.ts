const name = 'has_codes'; // docs/product/offline.md#local-storage

/** Whether the person had a code when it was last known in this browser; removed when the session ends. */
export function readHasCodes(): boolean | undefined {
  try {
    const stored = localStorage.getItem(name);
    return stored === null ? undefined : stored === 'yes';
  } catch {
    return undefined;
  }
}

export function storeHasCodes(hasCodes: boolean): void {
  try {
    localStorage.setItem(name, hasCodes ? 'yes' : 'no');
  } catch {}
}

export function removeHasCodes(): void {
  localStorage.removeItem(name);
}
