import { tabStore } from './tabStore.ts';

/** The page that a visitor wanted who had to register first. Links with `data-purpose` store it (early.ts). */
export const purpose = tabStore<string>('purpose', 'anyone');
