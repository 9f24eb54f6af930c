import * as z from 'zod';
import { auditEntryResponse } from './audit.ts';
import { registration, role } from './auth.ts';
import { contactTel, email, id, isoTime, lines, nameText, newPassword, text } from './fields.ts';
import { route } from './route.ts';
import { timeListQuery, timePagination } from './timeList.ts';
import { codeChoices } from './user.ts';
import { exportedRecords } from './userExport.ts';

export const accountStates = ['enabled', 'disabled'] as const;

const listedAccount = () =>
  z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    contactTel: z.string(),
    role: role(),
    disabled: z.boolean(),
    createdAt: isoTime(),
  });
export type ListedAccount = z.output<ReturnType<typeof listedAccount>>;

const account = () =>
  listedAccount().extend({
    emailNotifications: z.boolean(),
    /** A link that was mailed to the address has been opened. */
    isEmailConfirmed: z.boolean(),
    /** When it ends, as the person wished. */
    erasesAt: isoTime().optional(),
    /** Sent with a change, which is refused where somebody else changed the account since. */
    version: z.number(),
  });
export type Account = z.output<ReturnType<typeof account>>;

const query = () =>
  timeListQuery().safeExtend({
    /** An email address, names or a phone number, or how one begins, or how a number ends. */
    search: text(80).optional(),
    role: z.enum(['', 'user', 'admin', 'super_admin'], 'Please choose one of the roles.').optional(),
    state: z.enum(['', ...accountStates], 'Please choose enabled or disabled.').optional(),
  });
export type AccountQuery = z.output<ReturnType<typeof query>>;

const chosenRole = () => z.enum(['user', 'admin', 'super_admin'], 'Please choose a role.');

const newAccount = () => registration().safeExtend({ role: chosenRole() });
export type NewAccount = z.output<ReturnType<typeof newAccount>>;

/** As the admin saw it: refused where somebody else has changed it since. */
const version = () => z.int('That version is not valid.');

const change = () =>
  z
    .strictObject({
      firstName: nameText(80, 'First name is required'),
      lastName: nameText(80, 'Last name is required'),
      email: email(),
      contactTel: contactTel(),
      role: chosenRole(),
      emailNotifications: z.boolean('Please choose yes or no.'),
      version: version(),
    })
    .partial()
    .refine(
      ({ version: _, ...values }) => Object.keys(values).length > 0,
      'Please give something to change.',
    );
export type AccountChange = z.output<ReturnType<typeof change>>;

const password = () =>
  z
    .strictObject({
      password: newPassword(),
      confirmPassword: z.string('Please confirm your password').max(128, "Passwords don't match"),
    })
    .refine((value) => value.password === value.confirmPassword, {
      path: ['confirmPassword'],
      message: "Passwords don't match",
    });

const deletion = () =>
  z.strictObject({
    /** What becomes of the person's codes: they stay, without an owner, unless they are to be released. */
    codes: z.enum(codeChoices, 'Please choose what happens to the ZarCodes.').default('keep'),
    reason: lines(500, 'Please say why.'),
  });

/** Each list has the newest ten at most. */
/** What the place of a code says beyond its area: the back office shows it with the code itself, by its level. */
const hidden = {
  description: true,
  latitude: true,
  longitude: true,
  addressLine1: true,
  addressLine2: true,
  pointSource: true,
  pointAccuracy: true,
  guide: true,
  residentConsent: true,
} as const;

function listedPayment() {
  const payment = exportedRecords.payments();
  const place = z.object({ title: z.string() }).optional();
  return payment.extend({ purchase: payment.shape.purchase.extend({ place }) });
}

export const accountDetail = () =>
  z.object({
    user: account(),
    /** A new email address that waits for its confirmation. */
    pendingEmail: z.string().optional(),
    creator: z
      .object({ id: z.string(), displayName: z.string(), slug: z.string(), isActive: z.boolean() })
      .optional(),
    numbers: z.object({
      /** With those made as a creator. */
      totalCodes: z.number(),
      ownCodes: z.number(),
      /** Prepaid ones that are left. */
      credits: z.number(),
    }),
    codes: z.array(
      exportedRecords.zarCodes().omit({ images: true, edits: true, passes: true, visits: true, ...hidden }),
    ),
    payments: z.array(listedPayment()),
    bundles: z.array(exportedRecords.bundles()),
    changeRequests: z.array(exportedRecords.changeRequests()),
    /** Mails that were sent, or never will be; one that still waits follows in a moment. */
    mails: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        createdAt: isoTime(),
        sentAt: isoTime().optional(),
        unsentReason: z.string().optional(),
      }),
    ),
    messages: z.array(exportedRecords.messages()),
    audit: z.array(auditEntryResponse()),
  });
export type AccountDetail = z.output<ReturnType<typeof accountDetail>>;

const params = () => z.strictObject({ id: id('usr') });
const saved = () => z.object({ user: account() });
const done = () => z.object({ message: z.string() });
const refusals = ['not_found', 'own_account', 'admin_protected', 'edit_conflict', 'unavailable'] as const;

export const users = {
  list: route(() => ({
    method: 'GET',
    path: '/admin/users',
    level: 'admin',
    summary: 'Everybody with an account, newest first, or those that a search finds',
    query: query(),
    response: z.object({ users: z.array(listedAccount()), pagination: timePagination() }),
    // People register, and the search finds them a moment later.
    cacheSeconds: 10,
  })),
  create: route(() => ({
    method: 'POST',
    path: '/admin/users',
    level: 'admin',
    summary: 'Create an account for somebody',
    status: 201,
    body: newAccount(),
    response: saved(),
    errors: ['email_taken', 'admin_protected', 'unavailable'],
    refreshes: ['audit'],
  })),
  update: route(() => ({
    method: 'PUT',
    path: '/admin/users/{id}',
    level: 'admin',
    summary: 'Change some or all of an account; another role or email address ends every session',
    params: params(),
    body: change(),
    response: saved(),
    errors: ['email_taken', 'consent_missing', ...refusals],
    refreshes: ['audit'],
  })),
  delete: route(() => ({
    method: 'DELETE',
    path: '/admin/users/{id}',
    level: 'admin',
    summary: 'Delete an account and erase the person, as they could themselves',
    params: params(),
    body: deletion(),
    response: done(),
    errors: ['last_super_admin', ...refusals],
    refreshes: ['audit'],
  })),
  detail: route(() => ({
    method: 'GET',
    path: '/admin/users/{id}/detail',
    level: 'admin',
    summary: 'Everything about one person, with the newest of what they have',
    params: params(),
    response: accountDetail(),
    errors: ['not_found', 'unavailable'],
    cacheSeconds: 10,
  })),
  toggle: route(() => ({
    method: 'PUT',
    path: '/admin/users/{id}/toggle',
    level: 'admin',
    summary: 'Disable an account, which ends every session, or enable it again',
    params: params(),
    body: z.strictObject({ version: version().optional() }),
    response: saved(),
    errors: refusals,
    refreshes: ['audit'],
  })),
  password: route(() => ({
    method: 'PUT',
    path: '/admin/users/{id}/password',
    level: 'admin',
    summary: 'Set a password, which ends every session',
    params: params(),
    body: password(),
    response: done(),
    errors: refusals,
    refreshes: ['audit'],
  })),
  keepAccount: route(() => ({
    method: 'POST',
    path: '/admin/users/{id}/keep',
    level: 'admin',
    summary:
      'Stop the deletion that the person asked for; replaces the password, and emails them a link to choose a new one',
    params: params(),
    response: saved(),
    errors: ['not_deleted', ...refusals],
    refreshes: ['audit'],
  })),
  endSessions: route(() => ({
    method: 'POST',
    path: '/admin/users/{id}/sessions/end',
    level: 'admin',
    summary: 'Sign a person out everywhere',
    params: params(),
    response: done(),
    errors: refusals,
    refreshes: ['audit'],
  })),
};
