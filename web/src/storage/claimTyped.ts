import { tabStore } from './tabStore.ts';

/** What a claim slip says, while its reader signs in or registers: never in an address that a server sees. */
export const claimTyped = tabStore<{ code: string; word: string }>('claim', 'anyone');
