import { isInTab } from './inTab.ts';

/** Where a tab stores what opens a code, and what it opened (openedCodes.ts). With the prefix of tabStore.ts. */
export const tabKeyName = (code: string) => `zarcodes.opened.${code}`;

export const hasTabKey = (code: string): boolean => isInTab(tabKeyName(code));
