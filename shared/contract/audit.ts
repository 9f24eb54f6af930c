import * as z from 'zod';
import { isoTime } from './fields.ts';
import { route } from './route.ts';
import { timeListQuery, timePagination } from './timeList.ts';

/** What admins change. */
export const auditKinds = [
  'apiKey',
  'changeRequest',
  'creator',
  'expense',
  'export',
  'mailing',
  'message',
  'payment',
  'price',
  'settings',
  'user',
  'voucher',
  'zarcode',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Ids of things that are not called by a prefixed id. */
const namedThings: Partial<Record<AuditKind, RegExp>> = {
  export: /^(?:maps|csv_[0-9A-Za-z]{10,40})$/,
  settings: /^settings$/,
  voucher: /^[\w-]{1,40}$/,
  zarcode: /^[0-9A-Z]{7}$/,
};
const prefixedId = /^[a-z]{3,4}_[0-9A-Za-z]{10,40}$/;

const auditTarget = () =>
  z
    .strictObject({ kind: z.enum(auditKinds), id: z.string() })
    .refine(({ kind, id }) => (namedThings[kind] ?? prefixedId).test(id), {
      path: ['id'],
      message: 'That reference is not valid.',
    });

const auditValue = () => z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const auditChange = () => z.object({ field: z.string(), from: auditValue(), to: auditValue() });
export type AuditChange = z.output<ReturnType<typeof auditChange>>;

export const auditEntryResponse = () =>
  z.object({
    id: z.string(),
    createdAt: isoTime(),
    /** The admin; without a name after their account was deleted. */
    actor: z.object({ id: z.string(), name: z.string() }),
    /** The route, such as `changeRequests.decide`. */
    action: z.string(),
    target: z.object({ kind: z.enum(auditKinds), id: z.string() }),
    reason: z.string().optional(),
    changes: z.array(auditChange()),
  });
export type AuditEntryResponse = z.output<ReturnType<typeof auditEntryResponse>>;

export const audit = {
  list: route(() => ({
    method: 'GET',
    path: '/admin/audit',
    level: 'superAdmin',
    summary: 'What admins changed, newest first',
    query: timeListQuery().safeExtend({
      kind: z.enum(['', ...auditKinds]).optional(),
      /** An admin's id, or the email address of their account. */
      actor: z.string().max(254).optional(),
    }),
    response: z.object({ entries: z.array(auditEntryResponse()), pagination: timePagination() }),
    // Other admins add to it.
    cacheSeconds: 10,
  })),
  ofTarget: route(() => ({
    method: 'GET',
    path: '/admin/audit/{kind}/{id}',
    level: 'admin',
    summary: 'What admins changed of one thing: the newest fifty',
    params: auditTarget(),
    response: z.object({ entries: z.array(auditEntryResponse()) }),
    cacheSeconds: 10,
  })),
};
