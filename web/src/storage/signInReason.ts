import { tabStore } from './tabStore.ts';

/** Why the login page opened by itself, for that page to say. */
export const signInReason = tabStore<'expired' | 'elsewhere'>('sign_in_reason', 'anyone');
