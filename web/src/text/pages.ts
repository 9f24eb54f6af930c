/** Each public page for search engines and link previews: its path, title and description. */
export interface PublicPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Left out of search engines: a form, or a page about one person's place. */
  readonly noindex?: true;
}

/** The pages that search engines may list. */
export const publicPages = {
  landing: {
    path: '/',
    title: 'ZarCodes – a short code for any place in South Africa',
    description:
      'Get a permanent 7-character ZarCode for any place in South Africa: easy to say, easy to share, exact on the map.',
  },
  township: {
    path: '/township',
    title: 'An address for your township business – ZarCodes',
    description:
      'Give your spaza shop, salon or workshop an address that every customer and driver can find. One payment, permanent.',
  },
  farmers: {
    path: '/farmers',
    title: 'An address for every farm gate – ZarCodes',
    description:
      'A 7-character code that brings deliveries, buyers and help to the right farm gate. One payment, no monthly fees.',
  },
  support: {
    path: '/support',
    title: 'Support – ZarCodes',
    description: 'Contact ZarCodes by phone, WhatsApp or email, and read the answers to common questions.',
  },
  terms: {
    path: '/terms-of-service',
    title: 'Terms of Service – ZarCodes',
    description: 'What you can expect from ZarCodes, and what ZarCodes expects from you, in plain English.',
  },
  privacy: {
    path: '/privacy-policy',
    title: 'Privacy Policy – ZarCodes',
    description:
      'What ZarCodes knows about you, why, for how long, and your rights under South Africa’s POPIA.',
  },
} as const satisfies Record<string, PublicPage>;
