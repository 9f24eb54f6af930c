import * as z from 'zod';
import { maxSlipBytes, slipMessages, slipTypeNames } from '#shared/domain/slips.ts';
import { amount, cents, fileUpload, id, isoTime, lines, signedAmount, text, wholeText } from './fields.ts';
import { route } from './route.ts';
import { timeListQuery, timePagination } from './timeList.ts';

/** Ten million rand: more is a slip of the comma. */
const maxCents = 1_000_000_000;
const badAmount = 'Please give an amount from R0.01 to R10000000.00, like 250.00.';
const badVat = 'Please give an amount, like 32.61, or 0.00.';
const badDate = 'Please give a day from 2020 to 2099, like 2026-07-31.';

const fields = () => ({
  /** The day of the slip. */
  date: z.iso
    .date(badDate)
    .regex(/^20[2-9]\d/, badDate)
    .meta({ description: 'From 2020 to 2099.' }),
  category: text(40, 'Please enter a category.'),
  supplier: text(100, 'Please enter a supplier.'),
  description: text(300, 'Please say what it was for.'),
  /** With VAT. */
  amount: cents(1, maxCents, badAmount),
  /** Included in the amount. */
  vat: cents(0, maxCents, badVat).default(0),
  note: lines(1000).default(''),
});

interface Sums {
  readonly amount: number;
  readonly vat: number;
}
const vatIsLess = ({ amount, vat }: Sums) => vat < amount;
const lessVat = { path: ['vat'], message: 'The VAT is a part of the amount, so it has to be less.' };

const expense = () =>
  z.object({
    id: z.string(),
    date: z.iso.date(),
    category: z.string(),
    supplier: z.string(),
    description: z.string(),
    amount: amount(),
    vat: amount(),
    note: z.string(),
    /** The file of the slip, as it was called. */
    slip: z.object({ name: z.string(), type: z.enum(slipTypeNames), bytes: z.number() }).optional(),
    createdAt: isoTime(),
    createdBy: z.object({ id: z.string(), name: z.string() }),
    /** To be named by a change. */
    version: z.number(),
  });
export type ExpenseResponse = z.output<ReturnType<typeof expense>>;

const monthTotals = () =>
  z.object({
    /** As 2026-07. */
    month: z.string(),
    amount: amount(),
    vat: amount(),
    count: z.number(),
    categories: z.array(z.object({ category: z.string(), amount: amount() })),
  });
const monthProfit = () =>
  z.object({
    /** As 2026-07. */
    month: z.string(),
    net: signedAmount(),
    expenses: signedAmount(),
    /** Less than 0 for a loss. */
    profit: signedAmount(),
  });
export type MonthProfitResponse = z.output<ReturnType<typeof monthProfit>>;

export type MonthTotalsResponse = z.output<ReturnType<typeof monthTotals>>;

const ofExpense = () => z.strictObject({ id: id('exp') });
/** As the admin saw it: refused where somebody else has changed it since. */
const version = () => z.int().optional();

export const expenses = {
  list: route(() => ({
    method: 'GET',
    path: '/admin/expenses',
    level: 'admin',
    summary: 'What was spent, the latest day first',
    query: timeListQuery().safeExtend({ category: z.string().max(40).optional() }),
    response: z.object({ expenses: z.array(expense()), pagination: timePagination() }),
    // Other admins add to them.
    cacheSeconds: 10,
  })),
  totals: route(() => ({
    method: 'GET',
    path: '/admin/expenses/totals',
    level: 'admin',
    summary: 'What was spent in each month of a year, by category',
    query: z.strictObject({ year: wholeText(2020, 2100) }),
    response: z.object({ months: z.array(monthTotals()) }),
    cacheSeconds: 10,
  })),
  profit: route(() => ({
    method: 'GET',
    path: '/admin/expenses/profit',
    level: 'admin',
    summary: 'Revenue without fees and refunds, expenses and profit of the last twelve months',
    response: z.object({ months: z.array(monthProfit()) }),
    cacheSeconds: 10,
  })),
  create: route(() => ({
    method: 'POST',
    path: '/admin/expenses',
    level: 'admin',
    summary: 'Enter an expense',
    status: 201,
    body: z.strictObject(fields()).refine(vatIsLess, lessVat),
    response: expense(),
    refreshes: ['audit'],
  })),
  update: route(() => ({
    method: 'PUT',
    path: '/admin/expenses/{id}',
    level: 'admin',
    summary: 'Correct an expense',
    params: ofExpense(),
    body: z.strictObject({ ...fields(), version: version() }).refine(vatIsLess, lessVat),
    response: expense(),
    errors: ['not_found', 'changed_meanwhile'],
    refreshes: ['audit'],
  })),
  delete: route(() => ({
    method: 'DELETE',
    path: '/admin/expenses/{id}',
    level: 'admin',
    summary: 'Delete an expense',
    params: ofExpense(),
    body: z.strictObject({ version: version() }).optional(),
    response: z.object({}),
    errors: ['not_found', 'changed_meanwhile'],
    refreshes: ['audit'],
  })),
  slip: route(() => ({
    method: 'GET',
    path: '/admin/expenses/{id}/slip',
    level: 'admin',
    summary: 'A link to the slip of an expense, for 15 minutes',
    params: ofExpense(),
    response: z.object({ url: z.string() }),
    errors: ['not_found'],
  })),
  startSlip: route(() => ({
    method: 'POST',
    path: '/admin/expenses/{id}/slip',
    level: 'admin',
    summary: 'Start adding the slip of an expense; returns the form to post the file with',
    status: 201,
    params: ofExpense(),
    body: z.strictObject({
      contentType: z.enum(slipTypeNames, slipMessages.wrongType),
      fileSize: z.int(slipMessages.empty).min(1, slipMessages.empty).max(maxSlipBytes, slipMessages.tooLarge),
    }),
    response: fileUpload(),
    errors: ['not_found'],
    refreshes: 'nothing',
  })),
  completeSlip: route(() => ({
    method: 'POST',
    path: '/admin/expenses/{id}/slip/{slipId}/complete',
    level: 'admin',
    summary: 'Make the uploaded file the slip, in place of an earlier one',
    params: z.strictObject({ id: id('exp'), slipId: id('slp') }),
    body: z.strictObject({ originalFilename: text(200, 'Please give the file a name.') }),
    response: expense(),
    errors: ['not_found', 'slip_missing', 'slip_refused'],
    refreshes: ['audit'],
  })),
  deleteSlip: route(() => ({
    method: 'DELETE',
    path: '/admin/expenses/{id}/slip',
    level: 'admin',
    summary: 'Delete the slip of an expense',
    params: ofExpense(),
    response: expense(),
    errors: ['not_found'],
    refreshes: ['audit'],
  })),
};
