import { tabStore } from './tabStore.ts';

/** Whoever has just registered signs in next, and need not type the same address again (WCAG 3.3.7). */
export const registeredEmail = tabStore<string>('registered_email', 'anyone');
