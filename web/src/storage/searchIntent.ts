import { tabStore } from './tabStore.ts';

export interface LookedFor {
  address: string;
  placeId: string;
}

/** The place somebody searched for before they had an account: survives register and login. */
export const lookedFor = tabStore<LookedFor>('looked_for', 'anyone');
