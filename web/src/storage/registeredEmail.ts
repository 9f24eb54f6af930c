import { tabStore } from './tabStore.ts';

/** A person who has just registered signs in next without typing the address again (WCAG 3.3.7). */
export const registeredEmail = tabStore<string>('registered_email', 'anyone');
