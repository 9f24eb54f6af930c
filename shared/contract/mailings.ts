import * as z from 'zod';
import { maxMailingText, maxSubject } from '#shared/domain/mailing.ts';
import { provinces } from '#shared/domain/provinces.ts';
import { email, id, isoTime, lines, text } from './fields.ts';
import { route } from './route.ts';
import { timeListQuery, timePagination } from './timeList.ts';

export const mailingStates = ['draft', 'sending', 'paused', 'sent', 'cancelled'] as const;
export type MailingState = (typeof mailingStates)[number];

const roles = ['user', 'admin', 'super_admin'] as const;

/** Everybody, those with a role, with a code in a province, or with an active creator profile. */
const groups = () =>
  [
    z.strictObject({ kind: z.literal('all') }),
    z.strictObject({ kind: z.literal('creators') }),
    z.strictObject({ kind: z.literal('role'), role: z.enum(roles, 'Please choose a role.') }),
    z.strictObject({ kind: z.literal('province'), province: z.enum(provinces, 'Please choose a province.') }),
  ] as const;

/** As an admin enters it. */
const audience = () =>
  z.discriminatedUnion(
    'kind',
    [...groups(), z.strictObject({ kind: z.literal('person'), email: email() })],
    'Please choose who gets it.',
  );
export type EnteredAudience = z.output<ReturnType<typeof audience>>;

/** As it is stored: one person by their id. */
export const storedAudience = () =>
  z.discriminatedUnion('kind', [
    ...groups(),
    z.strictObject({ kind: z.literal('person'), userId: z.string() }),
  ]);
export type Audience = z.output<ReturnType<typeof storedAudience>>;

const fields = () => ({
  subject: text(maxSubject, 'Please enter a subject.'),
  text: lines(maxMailingText, 'Please enter a text.'),
  audience: audience(),
});

const mailing = () =>
  z.object({
    id: z.string(),
    subject: z.string(),
    text: z.string(),
    audience: z.discriminatedUnion('kind', [
      ...groups(),
      // Without an email address after the account was deleted.
      z.object({ kind: z.literal('person'), userId: z.string(), email: z.string(), name: z.string() }),
    ]),
    state: z.enum(mailingStates),
    /** How many people it was confirmed for; `isExact` is false where that was an estimate. */
    recipients: z.number().optional(),
    isExact: z.boolean().optional(),
    /** How far it came: who got it, and who did not want it or can't get it. */
    sent: z.number(),
    skipped: z.number(),
    /** What SES has reported since. */
    delivered: z.number(),
    bounced: z.number(),
    complained: z.number(),
    createdAt: isoTime(),
    createdBy: z.object({ id: z.string(), name: z.string() }),
    startedAt: isoTime().optional(),
    endedAt: isoTime().optional(),
    /** To be named by a change. */
    version: z.number(),
  });
export type MailingResponse = z.output<ReturnType<typeof mailing>>;
export type ListedMailing = Omit<MailingResponse, 'text'>;

/** Why somebody who is meant is not written to: the first that applies. */
export const notWrittenTo = ['disabled', 'leaving', 'notAgreed', 'notConfirmed', 'noMail'] as const;
export type NotWrittenTo = (typeof notWrittenTo)[number];

const others = () => z.record(z.enum(notWrittenTo), z.number());

const ofMailing = () => z.strictObject({ id: id('mlg') });
const version = () => z.int();
const refusals = ['not_found', 'changed_meanwhile', 'mailing_state'] as const;

export const mailings = {
  list: route(() => ({
    method: 'GET',
    path: '/admin/mailings',
    level: 'superAdmin',
    summary: 'Emails to many people, newest first',
    query: timeListQuery(),
    response: z.object({ mailings: z.array(mailing().omit({ text: true })), pagination: timePagination() }),
    cacheSeconds: 10,
  })),
  create: route(() => ({
    method: 'POST',
    path: '/admin/mailings',
    level: 'superAdmin',
    summary: 'Write an email to many people: a draft',
    status: 201,
    body: z.strictObject(fields()),
    response: mailing(),
    errors: ['account_unknown'],
    refreshes: ['audit'],
  })),
  get: route(() => ({
    method: 'GET',
    path: '/admin/mailings/{id}',
    level: 'superAdmin',
    summary: 'One mailing, and how far it is',
    params: ofMailing(),
    response: mailing(),
    errors: ['not_found'],
    cacheSeconds: 2,
  })),
  update: route(() => ({
    method: 'PUT',
    path: '/admin/mailings/{id}',
    level: 'superAdmin',
    summary: 'Change a draft',
    params: ofMailing(),
    body: z.strictObject({ ...fields(), version: version() }),
    response: mailing(),
    errors: [...refusals, 'account_unknown'],
    refreshes: ['audit'],
  })),
  delete: route(() => ({
    method: 'DELETE',
    path: '/admin/mailings/{id}',
    level: 'superAdmin',
    summary: 'Delete a draft',
    params: ofMailing(),
    response: z.object({}),
    errors: ['not_found', 'mailing_state'],
    refreshes: ['audit'],
  })),
  count: route(() => ({
    method: 'GET',
    path: '/admin/mailings/{id}/count',
    level: 'superAdmin',
    summary: 'How many people would get a draft now',
    params: ofMailing(),
    response: z.object({ recipients: z.number(), isExact: z.boolean(), others: others() }),
    errors: ['not_found'],
    // People register and switch emails off.
    cacheSeconds: 0,
  })),
  test: route(() => ({
    method: 'POST',
    path: '/admin/mailings/{id}/test',
    level: 'superAdmin',
    summary: 'Send a draft to oneself',
    params: ofMailing(),
    response: z.object({ message: z.string() }),
    errors: ['not_found', 'mail_suppressed', 'too_many_requests'],
    refreshes: ['audit'],
  })),
  send: route(() => ({
    method: 'POST',
    path: '/admin/mailings/{id}/send',
    level: 'superAdmin',
    summary: 'Send a draft to as many people as were counted',
    params: ofMailing(),
    body: z.strictObject({
      recipients: z.int('Please enter the number.').min(1, 'Please enter the number.'),
      version: version(),
    }),
    response: mailing(),
    errors: [...refusals, 'mailing_empty', 'recipients_changed'],
    refreshes: ['audit'],
  })),
  pause: route(() => ({
    method: 'POST',
    path: '/admin/mailings/{id}/pause',
    level: 'superAdmin',
    summary: 'Pause one that is being sent',
    params: ofMailing(),
    response: mailing(),
    errors: ['not_found', 'mailing_state'],
    refreshes: ['audit'],
  })),
  resume: route(() => ({
    method: 'POST',
    path: '/admin/mailings/{id}/resume',
    level: 'superAdmin',
    summary: 'Go on with a paused one',
    params: ofMailing(),
    response: mailing(),
    errors: ['not_found', 'mailing_state'],
    refreshes: ['audit'],
  })),
  cancel: route(() => ({
    method: 'POST',
    path: '/admin/mailings/{id}/cancel',
    level: 'superAdmin',
    summary: 'Stop one for good; what was sent stays sent',
    params: ofMailing(),
    response: mailing(),
    errors: ['not_found', 'mailing_state'],
    refreshes: ['audit'],
  })),
};
