/** Where a tab stores what opens a code, and what it opened (openedCodes.ts). With the prefix of tabStore.ts. */
export const tabKeyName = (code: string) => `zarcodes.opened.${code}`;

export function hasTabKey(code: string): boolean {
  try {
    return sessionStorage.getItem(tabKeyName(code)) !== null;
  } catch {
    return false;
  }
}
