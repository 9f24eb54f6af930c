/** What tabStore.ts reads and writes for anyone, without the app, which that would bring along. */
export function storeInTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ owner: '', value }));
  } catch {}
}

export function isInTab(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
