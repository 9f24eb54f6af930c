import { tabStore } from './tabStore.ts';

export interface SearchIntent {
  address: string;
  placeId: string;
}

/** The place somebody searched for before they had an account: survives register and login. */
export const searchIntent = tabStore<SearchIntent>('looked_for', 'anyone');
