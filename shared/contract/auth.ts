import * as z from 'zod';
import { emailLinkInvalid, keepLinkInvalid, undoLinkInvalid } from '#shared/domain/account.ts';
import {
  contactTel,
  email,
  givenPassword,
  isoTime,
  language,
  linkToken,
  nameText,
  newPassword,
} from './fields.ts';
import { route } from './route.ts';

export const role = () => z.enum(['user', 'admin', 'super_admin']);

/** What the browser stores about the person (docs/product/accounts.md#users). */
const sessionUser = () => z.object({ firstName: z.string(), lastName: z.string(), role: role() });
export type SessionUser = z.output<ReturnType<typeof sessionUser>>;

/** With the language of the account, which pages and mails follow; not there until one was chosen. */
const signedInUser = () => sessionUser().extend({ language: language().optional() });

const me = () =>
  signedInUser().extend({
    id: z.string(),
    email: z.string(),
    contactTel: z.string(),
    emailNotifications: z.boolean(),
    createdAt: isoTime(),
  });
export type Me = z.output<ReturnType<typeof me>>;

export const registration = () =>
  z
    .strictObject({
      firstName: nameText(80, 'First name is required'),
      lastName: nameText(80, 'Last name is required'),
      email: email(),
      contactTel: contactTel().optional(),
      password: newPassword(),
      confirmPassword: z.string('Please confirm your password').max(128),
      /** Of the account's pages and mails: until one is chosen, pages follow the browser and mails are English. */
      language: language().optional(),
    })
    .refine((value) => value.password === value.confirmPassword, {
      path: ['confirmPassword'],
      message: 'Passwords do not match',
    });

const reset = () =>
  z
    .strictObject({
      token: linkToken('This reset link is invalid or has expired.'),
      password: newPassword(),
      confirmPassword: z.string('Please confirm your password').max(128),
    })
    .refine((value) => value.password === value.confirmPassword, {
      path: ['confirmPassword'],
      message: "Passwords don't match",
    });

export const auth = {
  register: route(() => ({
    method: 'POST',
    path: '/auth/register',
    level: 'public',
    summary: 'Create an account',
    status: 201,
    body: registration(),
    response: z.object({ user: sessionUser() }),
    errors: ['email_taken', 'too_many_requests', 'unavailable'],
    refreshes: 'nothing',
  })),
  login: route(() => ({
    method: 'POST',
    path: '/auth/login',
    level: 'public',
    summary: 'Sign in; the token is valid for 24 hours, or 7 days with rememberMe',
    body: z.strictObject({ email: email(), password: givenPassword(), rememberMe: z.boolean().optional() }),
    response: z.object({ token: z.string(), user: signedInUser() }),
    errors: ['invalid_credentials', 'erasure_scheduled', 'too_many_requests'],
  })),
  forgotPassword: route(() => ({
    method: 'POST',
    path: '/auth/forgot-password',
    level: 'public',
    summary: 'Email a password reset link; the response is the same whether or not the account exists',
    body: z.strictObject({ email: email() }),
    response: z.object({ message: z.string() }),
    errors: ['too_many_requests', 'unavailable'],
    refreshes: 'nothing',
  })),
  resetPassword: route(() => ({
    method: 'POST',
    path: '/auth/reset-password',
    level: 'public',
    summary: 'Set a new password with a reset link, which works once; ends every session of the account',
    body: reset(),
    response: z.object({ message: z.string() }),
    errors: ['reset_link_invalid', 'too_many_requests', 'unavailable'],
  })),
  confirmEmail: route(() => ({
    method: 'POST',
    path: '/auth/confirm-email',
    level: 'public',
    summary: 'Confirm a new email address with the link that was emailed to it; the link works once',
    body: z.strictObject({ token: linkToken(emailLinkInvalid) }),
    response: z.object({ message: z.string() }),
    errors: ['email_link_invalid', 'too_many_requests', 'unavailable'],
    refreshes: ['user'],
  })),
  undoEmail: route(() => ({
    method: 'POST',
    path: '/auth/undo-email',
    level: 'public',
    summary:
      'Give an account its earlier email address back, with the link that was emailed there; ends every session',
    body: z.strictObject({ token: linkToken(undoLinkInvalid) }),
    response: z.object({ message: z.string() }),
    errors: ['email_link_invalid', 'too_many_requests', 'unavailable'],
    refreshes: ['user'],
  })),
  keepAccount: route(() => ({
    method: 'POST',
    path: '/auth/keep-account',
    level: 'public',
    summary:
      'Stop the deletion of an account with the link that was emailed to each of its addresses; ends every session and replaces the password, and an earlier address gets the account back',
    body: z.strictObject({ token: linkToken(keepLinkInvalid) }),
    response: z.object({ message: z.string() }),
    errors: ['email_link_invalid', 'too_many_requests', 'unavailable'],
    refreshes: ['user'],
  })),
  me: route(() => ({
    method: 'GET',
    path: '/auth/me',
    level: 'user',
    summary: 'The signed-in user',
    response: z.object({ user: me() }),
  })),
};
