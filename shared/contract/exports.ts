import * as z from 'zod';
import { adminPaymentStatuses } from './adminPayments.ts';
import { dayText, id, isoTime } from './fields.ts';
import { purchaseKinds } from './payments.ts';
import { route } from './route.ts';
import { timeListQuery, timePagination } from './timeList.ts';

/** What can be exported, and the columns of each. */
export const exportColumns = {
  users: [
    'id',
    'email',
    'firstName',
    'lastName',
    'contactTel',
    'role',
    'disabled',
    'emailNotifications',
    'emailConfirmedAt',
    'createdAt',
  ],
  codes: [
    'zarcode',
    'title',
    'description',
    'addressLine1',
    'addressLine2',
    'suburb',
    'city',
    'province',
    'latitude',
    'longitude',
    'ownerId',
    'creatorId',
    'createdAt',
    'updatedAt',
  ],
  payments: [
    'id',
    'status',
    'mode',
    'kind',
    'amount',
    'vat',
    'fee',
    'net',
    'voucherCode',
    'userId',
    'zarcode',
    'bundleId',
    'pfPaymentId',
    'invoiceNumber',
    'createdAt',
    'completedAt',
  ],
  messages: ['id', 'name', 'email', 'subject', 'message', 'userId', 'createdAt'],
  expenses: [
    'id',
    'date',
    'category',
    'supplier',
    'description',
    'amount',
    'vat',
    'note',
    'slip',
    'createdBy',
    'createdAt',
  ],
  creators: [
    'id',
    'displayName',
    'slug',
    'uniquePrefix',
    'useStandardPrefix',
    'isActive',
    'userId',
    'email',
    'website',
    'instagram',
    'facebook',
    'tiktok',
    'xcom',
    'createdAt',
    'updatedAt',
  ],
  vouchers: [
    'code',
    'kind',
    'percentOff',
    'amountOff',
    'validFrom',
    'validUntil',
    'appliesTo',
    'minTotal',
    'maxUses',
    'maxUsesPerUser',
    'uses',
    'createdBy',
    'createdAt',
  ],
  requests: ['id', 'zarcode', 'status', 'reason', 'userId', 'createdAt', 'decidedAt', 'decidedBy', 'note'],
  audit: ['id', 'createdAt', 'actorId', 'action', 'kind', 'targetId', 'userId', 'reason', 'changes'],
} as const;
export type ExportKind = keyof typeof exportColumns;
export const exportKinds = Object.keys(exportColumns) as [ExportKind, ...ExportKind[]];

export const exportStates = ['running', 'done', 'cancelled'] as const;

/** Excel shows a million rows, phones and mails take far less. */
export const rowsOfFile = 50_000;
/** As long as the bucket keeps them (infra/stacks/data.ts). */
export const exportDays = 7;

/** Only for payments: those of the list that has the same filters. */
const paymentFilters = () => ({
  status: z.enum(['', ...adminPaymentStatuses]).optional(),
  kind: z.enum(['', ...purchaseKinds]).optional(),
});

const exported = () =>
  z.object({
    id: z.string(),
    of: z.enum(exportKinds),
    from: z.string(),
    to: z.string(),
    ...paymentFilters(),
    columns: z.array(z.string()),
    state: z.enum(exportStates),
    /** How many rows there are so far, in how many files. */
    rows: z.number(),
    /** How many rows there will be, by the counters when it began: a moment late. */
    total: z.number().optional(),
    files: z.number(),
    createdAt: isoTime(),
    endedAt: isoTime().optional(),
    /** When the files are deleted. */
    expiresAt: isoTime(),
  });
export type ExportResponse = z.output<ReturnType<typeof exported>>;

export const exports = {
  create: route(() => ({
    method: 'POST',
    path: '/admin/exports',
    level: 'admin',
    summary: 'Start an export as CSV; a small one is done in the response',
    body: z
      .strictObject({
        of: z.enum(exportKinds, 'Please choose what to export.'),
        /** Days in Africa/Johannesburg, both included; none for everything. */
        from: dayText().default(''),
        to: dayText().default(''),
        ...paymentFilters(),
        /** All where they are left out. */
        columns: z.array(z.string().max(40)).min(1, 'Please choose at least one column.').max(40).optional(),
      })
      .refine(({ of, columns }) => (columns ?? []).every((column) => isColumn(of, column)), {
        path: ['columns'],
        message: 'Please choose columns of what you export.',
      })
      .refine(({ of, status = '', kind = '' }) => of === 'payments' || (status === '' && kind === ''), {
        path: ['status'],
        message: 'Only payments are filtered by status and kind.',
      })
      .refine(({ from, to }) => from === '' || to === '' || from <= to, {
        path: ['to'],
        message: 'Please choose a last day that is not before the first.',
      }),
    response: exported(),
  })),
  list: route(() => ({
    method: 'GET',
    path: '/admin/exports',
    level: 'admin',
    summary: 'Past exports, newest first',
    query: timeListQuery(),
    response: z.object({ exports: z.array(exported()), pagination: timePagination() }),
  })),
  get: route(() => ({
    method: 'GET',
    path: '/admin/exports/{id}',
    level: 'admin',
    summary: 'How far an export is',
    params: z.strictObject({ id: id('csv') }),
    response: exported(),
    errors: ['not_found'],
  })),
  cancel: route(() => ({
    method: 'PUT',
    path: '/admin/exports/{id}/cancel',
    level: 'admin',
    summary: 'Stop an export that is running',
    params: z.strictObject({ id: id('csv') }),
    response: exported(),
    errors: ['not_found', 'export_ended'],
  })),
  file: route(() => ({
    method: 'GET',
    path: '/admin/exports/{id}/files/{number}',
    level: 'admin',
    summary: 'A link to a file of an export, for 15 minutes',
    params: z.strictObject({
      id: id('csv'),
      number: z
        .string()
        .regex(/^[1-9]\d{0,3}$/, 'That file is not valid.')
        .transform(Number),
    }),
    response: z.object({ url: z.string() }),
    errors: ['not_found', 'export_expired'],
  })),
};

const isColumn = (of: ExportKind, column: string) =>
  (exportColumns[of] as readonly string[]).includes(column);
