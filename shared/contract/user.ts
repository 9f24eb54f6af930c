import * as z from 'zod';
import { consentQuestions } from '#shared/domain/consent.ts';
import { provinces } from '#shared/domain/provinces.ts';
import { t } from '#shared/text/t.ts';
import {
  bundle,
  consent,
  contactTel,
  email,
  givenPassword,
  isoTime,
  language,
  nameText,
  newPassword,
  placeFields,
} from './fields.ts';
import { payment, paymentStatuses, purchaseKinds } from './payments.ts';
import { route } from './route.ts';
import { timeListQuery, timePagination } from './timeList.ts';
import { userExport } from './userExport.ts';

const userStats = () =>
  z.object({
    /** With those made as a creator. */
    totalCodes: z.number(),
    /** Without them: what the lists, the maps and the limit are about, and the two below. */
    ownCodes: z.number(),
    /** Codes created this calendar month, Africa/Johannesburg. */
    thisMonth: z.number(),
    /** The number of provinces in which the caller has codes. */
    provinces: z.number(),
    /** Codes that residents claimed; absent for none. A creator's are in `creators.me`. */
    claimed: z.number().optional(),
  });
export type UserStats = z.output<ReturnType<typeof userStats>>;

/** What an order was for, so that it can be placed again. */
const repeatOrder = () =>
  z.union([
    z.object({ zarcode: z.object({ ...placeFields(), province: z.enum(provinces) }) }),
    z.object({ bundle: bundle() }),
  ]);
export type RepeatOrder = z.output<ReturnType<typeof repeatOrder>>;

const listedPayment = () =>
  payment().extend({
    kind: z.enum(purchaseKinds),
    /** Only where it was not completed. */
    repeat: repeatOrder().optional(),
  });
export type ListedPayment = z.output<ReturnType<typeof listedPayment>>;

const profile = () =>
  z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    contactTel: z.string(),
    language: language().optional(),
    emailNotifications: z.boolean(),
    /** What the person said last about news and offers; nobody was asked where it is not there. */
    consent: consent().optional(),
    /** The link that was mailed after registration has not been opened yet. */
    awaitsConfirmation: z.literal(true).optional(),
    /** A new address that waits for its confirmation. */
    pendingEmail: z.string().optional(),
  });
export type Profile = z.output<ReturnType<typeof profile>>;

const profileChange = () =>
  z
    .strictObject({
      firstName: nameText(80, t`First name is required`),
      lastName: nameText(80, t`Last name is required`),
      email: email(t`Invalid email address`),
      contactTel: contactTel(),
      language: language(),
      emailNotifications: z.boolean('Please choose yes or no.'),
      /** Where the person answered; without it in the settings. */
      askedBy: z.enum(consentQuestions, 'Please name where it was asked.'),
    })
    .partial()
    .refine(
      ({ askedBy: _, ...change }) => Object.keys(change).length > 0,
      'Please give something to change.',
    );
export type ProfileChange = z.output<ReturnType<typeof profileChange>>;

const passwordChange = () =>
  z.strictObject({
    currentPassword: givenPassword('Current password is required'),
    newPassword: newPassword(),
  });
export type PasswordChange = z.output<ReturnType<typeof passwordChange>>;

/** Two paths for the same. */
const changesPassword = <const P extends `/${string}`>(path: P) =>
  route(() => ({
    method: 'PUT',
    path,
    level: 'user',
    summary: 'Change the password; ends every session and answers a token for a new one',
    body: passwordChange(),
    response: z.object({ token: z.string() }),
    errors: ['password_wrong', 'too_many_requests', 'unavailable'],
    refreshes: 'nothing',
  }));

/** What becomes of the codes of a person who leaves. */
export const codeChoices = ['release', 'keep'] as const;
export type CodeChoice = (typeof codeChoices)[number];

const erasure = () =>
  z.strictObject({
    password: givenPassword(),
    codes: z.enum(codeChoices, 'Please choose what happens to your ZarCodes.'),
  });

export const user = {
  erase: route(() => ({
    method: 'DELETE',
    path: '/user',
    level: 'user',
    summary:
      'Sign out everywhere, and 72 hours later delete the account and everything that is stored about the person, unless a link that is emailed stops it; payments stay without them',
    body: erasure(),
    response: z.object({
      message: z.string(),
      /** When the account ends. */
      erasesAt: isoTime(),
    }),
    errors: ['password_wrong', 'last_super_admin', 'too_many_requests', 'unavailable'],
    // The session is over, and with it everything that was cached.
    refreshes: 'nothing',
  })),
  export: route(() => ({
    method: 'GET',
    path: '/user/export',
    level: 'user',
    summary: 'Everything that is stored about the caller; a very large account comes in parts',
    query: z.strictObject({
      /** `next` of the part before. Only ASCII: the table refuses keys of more than 1,024 bytes. */
      after: z
        .string()
        .regex(/^[!-~]{1,400}$/, 'That reference is not valid.')
        .optional(),
    }),
    response: userExport(),
    errors: ['too_many_requests'],
    // A file to save, with everything as it is now.
    cacheSeconds: 0,
  })),
  stats: route(() => ({
    method: 'GET',
    path: '/user/stats',
    level: 'user',
    summary: "Statistics about the caller's codes",
    response: userStats(),
    cacheSeconds: 300,
  })),
  payments: route(() => ({
    method: 'GET',
    path: '/user/payments',
    level: 'user',
    summary: "The caller's payments, newest first, ten a page",
    query: timeListQuery().safeExtend({
      status: z.enum(['', ...paymentStatuses], 'Please choose one of the statuses.').optional(),
      kind: z.enum(['', ...purchaseKinds], 'Please choose codes or bundles.').optional(),
    }),
    response: z.object({ payments: z.array(listedPayment()), pagination: timePagination() }),
    errors: ['unavailable'],
    // The provider completes payments.
    cacheSeconds: 0,
  })),
  profile: route(() => ({
    method: 'GET',
    path: '/user/profile',
    level: 'user',
    summary: "The caller's profile",
    response: profile(),
  })),
  updateProfile: route(() => ({
    method: 'PUT',
    path: '/user/profile',
    level: 'user',
    summary:
      'Change some or all of the profile; a new email address takes effect when a link emailed to it is opened, and one that is not confirmed is emailed another link',
    body: profileChange(),
    response: profile(),
    errors: ['too_many_requests', 'unavailable'],
    refreshes: ['auth'],
  })),
  password: changesPassword('/user/password'),
  changePassword: changesPassword('/user/change-password'),
  endSessions: route(() => ({
    method: 'POST',
    path: '/user/sessions/end',
    level: 'user',
    summary: 'Sign out everywhere, here too',
    response: z.object({ message: z.string() }),
    errors: ['unavailable'],
    refreshes: 'nothing',
  })),
  location: route(() => ({
    method: 'GET',
    path: '/user-location',
    level: 'public',
    summary: 'Roughly where the caller is, by the address of their connection. Nothing is stored',
    response: z.object({ message: z.string() }),
  })),
};
