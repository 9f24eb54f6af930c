import { t } from '#shared/text/t.ts';
import type { PublicPage } from './publicPage.ts';

/** Pages that search engines don't list. Apart from the others, so that those load nothing of these. */
export const accountPages = {
  login: {
    path: '/login',
    title: t`Sign in – ZarCodes`,
    description: t`Sign in to make, share and manage your ZarCodes.`,
    noindex: true,
  },
  register: {
    path: '/register',
    title: t`Create your account – ZarCodes`,
    description: t`An account is free. You only pay for the codes you make: once, and they stay yours.`,
    noindex: true,
  },
  forgotPassword: {
    path: '/forgot-password',
    title: t`Forgot password – ZarCodes`,
    description: t`Get a link by email that lets you choose a new password.`,
    noindex: true,
  },
  resetPassword: {
    path: '/reset-password',
    title: t`Reset password – ZarCodes`,
    description: t`Choose a new password for your ZarCodes account.`,
    noindex: true,
  },
  confirmEmail: {
    path: '/confirm-email',
    title: t`Confirm your email address – ZarCodes`,
    description: t`Confirm the new email address of your ZarCodes account.`,
    noindex: true,
  },
  undoEmail: {
    path: '/undo-email',
    title: t`Undo the change of your email address – ZarCodes`,
    description: t`Get the earlier email address of your ZarCodes account back.`,
    noindex: true,
  },
  keepAccount: {
    path: '/keep-account',
    title: t`Keep your account – ZarCodes`,
    description: t`Stop the deletion of your ZarCodes account.`,
    noindex: true,
  },
  addressNotFound: {
    path: '/address-not-found',
    title: t`No ZarCode here yet – ZarCodes`,
    description: t`This place has no ZarCode yet. Make one in minutes: one payment, permanent.`,
    noindex: true,
  },
} as const satisfies Record<string, PublicPage>;
