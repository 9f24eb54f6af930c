const name = 'single_keys'; // docs/product/offline.md#local-storage

/** Whether single keys work on lists, unless switched off in this browser. */
export function usesSingleKeys(): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

/** Where storage is refused, as in some private windows, the choice lasts as long as the page. */
export function storeSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(name);
    else localStorage.setItem(name, 'off');
  } catch {}
}
