/** Each public page for search engines and link previews: its path, title and description. */
export interface PublicPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Left out of search engines: a form, or a page about one person's place. */
  readonly noindex?: true;
}

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
  login: {
    path: '/login',
    title: 'Sign in – ZarCodes',
    description: 'Sign in to make, share and manage your ZarCodes.',
    noindex: true,
  },
  register: {
    path: '/register',
    title: 'Create your account – ZarCodes',
    description: 'An account is free. You only pay for the codes you make: once, and they stay yours.',
    noindex: true,
  },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot password – ZarCodes',
    description: 'Get a link by email that lets you choose a new password.',
    noindex: true,
  },
  resetPassword: {
    path: '/reset-password',
    title: 'Reset password – ZarCodes',
    description: 'Choose a new password for your ZarCodes account.',
    noindex: true,
  },
  addressNotFound: {
    path: '/address-not-found',
    title: 'No ZarCode here yet – ZarCodes',
    description: 'This place has no ZarCode yet. Make one in minutes: one payment, permanent.',
    noindex: true,
  },
} as const satisfies Record<string, PublicPage>;

/** The pages that search engines may list. */
export const listedPages = Object.values<PublicPage>(publicPages).filter(({ noindex }) => noindex !== true);

interface DescribedCode {
  /** As shown: 7PT-FLHV */
  readonly code: string;
  readonly title: string;
  /** Suburb, city and province, those that there are. */
  readonly place: string;
  /** Ours, or a creator's name. */
  readonly publisher: string;
}

/** A code's page for search engines and link previews. */
export function codePage({ code, title, place, publisher }: DescribedCode): PublicPage {
  return {
    path: `/zarcodes/${code}`,
    title: `${code} ${title} – ${publisher}`,
    description: `${title}, ${place}. Open the exact point of ZarCode ${code} on the map and let it guide you there.`,
  };
}

/** A creator's page. */
export function creatorPage({ path, name }: { readonly path: string; readonly name: string }): PublicPage {
  return {
    path,
    title: `${name} – ZarCodes`,
    description: `The ZarCodes of ${name}: exact places in South Africa. Open one on the map and let it guide you there.`,
  };
}
