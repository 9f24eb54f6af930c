import { tabStore } from './tabStore.ts';

export interface SearchIntent {
  address: string;
  placeId: string;
}

/** The place a visitor searched for: survives register and login. */
export const searchIntent = tabStore<SearchIntent>('search_intent', 'anyone');
