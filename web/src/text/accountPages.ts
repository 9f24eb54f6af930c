import type { PublicPage } from './publicPage.ts';

/** Pages that search engines don't list. Apart from the others, so that those load nothing of these. */
export const accountPages = {
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
  confirmEmail: {
    path: '/confirm-email',
    title: 'Confirm your email address – ZarCodes',
    description: 'Confirm the new email address of your ZarCodes account.',
    noindex: true,
  },
  undoEmail: {
    path: '/undo-email',
    title: 'Undo the change of your email address – ZarCodes',
    description: 'Get the earlier email address of your ZarCodes account back.',
    noindex: true,
  },
  keepAccount: {
    path: '/keep-account',
    title: 'Keep your account – ZarCodes',
    description: 'Stop the deletion of your ZarCodes account.',
    noindex: true,
  },
  addressNotFound: {
    path: '/address-not-found',
    title: 'No ZarCode here yet – ZarCodes',
    description: 'This place has no ZarCode yet. Make one in minutes: one payment, permanent.',
    noindex: true,
  },
} as const satisfies Record<string, PublicPage>;
