import type { Events } from './events.ts';

/** The events whose parameters say which landing page they are of. */
export type LandingEvent = {
  [E in keyof Events]: Events[E] extends { category: string } ? E : never;
}[keyof Events];

interface Landing {
  readonly category: Events[LandingEvent]['category'];
  readonly events: Readonly<Record<string, LandingEvent>>;
}

/** What a click on a marked button (`data-cta`) is called on the pages made for farmers and for townships. */
export const landingEvents: Readonly<Record<string, Landing>> = {
  // Category and events: docs/product/public-pages.md#analytics-events.
  '/farmers': {
    category: 'farmer_landing',
    events: {
      hero: 'signup_attempt',
      pricing: 'signup_attempt',
      header_signin: 'header_signin',
      header_signup: 'header_signup',
    },
  },
  // The same names, and the ways to contact us instead of signing up.
  '/township': {
    category: 'township_landing',
    events: {
      hero: 'signup_attempt',
      pricing: 'signup_attempt',
      closing: 'signup_attempt',
      header_signin: 'header_signin',
      header_signup: 'header_signup',
      phone: 'phone_click',
      whatsapp: 'whatsapp_click',
      email: 'email_click',
    },
  },
};
