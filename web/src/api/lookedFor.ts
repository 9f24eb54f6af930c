import { tabStore } from './tabStore.ts';

export interface LookedFor {
  address: string;
  placeId: string;
}

/** The place somebody searched for before they had an account: survives register and login (DESIGN 6.18). */
export const lookedFor = tabStore<LookedFor>('looked_for', 'anyone');
