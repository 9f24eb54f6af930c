import { getAuditEntries } from '#functions/data/audit.ts';
import type { TimeKind } from '#functions/data/byTime.ts';
import { getListedRequests, statusSince } from '#functions/data/changeRequests.ts';
import { getListedCreators } from '#functions/data/creators.ts';
import { getExpenses } from '#functions/data/expenses.ts';
import { getMessages } from '#functions/data/messages.ts';
import { getPayments } from '#functions/data/payments.ts';
import { idOfRow, type TimeRow } from '#functions/data/rowList.ts';
import type { Table } from '#functions/data/table.ts';
import { getUser } from '#functions/data/users.ts';
import { getVouchers } from '#functions/data/vouchers.ts';
import { getUsesOfAll } from '#functions/data/voucherUses.ts';
import { getZarCodes } from '#functions/data/zarcodes.ts';
import type { ExportKind, exportColumns } from '#shared/contract/exports.ts';
import { formatCode } from '#shared/domain/code.ts';
import { amountString } from '#shared/domain/money.ts';
import { anyAdmin, viewOf } from '#shared/domain/visibility.ts';

type Value = string | number | boolean | undefined;
export type ExportRow = Readonly<Record<string, Value>>;
/** Every column of a kind. */
type RowOf<K extends ExportKind> = Readonly<Record<(typeof exportColumns)[K][number], Value>>;

interface Source<K extends ExportKind> {
  readonly kind: TimeKind;
  /** The things of some rows of the list; without those that were deleted since. */
  readonly read: (table: Table, rows: readonly TimeRow[]) => Promise<RowOf<K>[]>;
}

const cents = (amount: number | undefined) => (amount === undefined ? undefined : amountString(amount));

const noPlace = {
  description: undefined,
  addressLine1: undefined,
  addressLine2: undefined,
  latitude: undefined,
  longitude: undefined,
};

/** Where what is exported comes from. */
export const exportSources: { readonly [K in ExportKind]: Source<K> } = {
  users: {
    kind: 'USERS',
    async read(table, rows) {
      const users = await Promise.all(rows.map((row) => getUser(table, idOfRow(row))));
      return users.flatMap((user) => {
        if (user === null) return [];
        const { tokenVersion: _, ...columns } = user;
        return [{ ...columns, emailConfirmedAt: user.emailConfirmedAt }];
      });
    },
  },
  codes: {
    kind: 'CODES',
    async read(table, rows) {
      const codes = await getZarCodes(table, rows.map(idOfRow));
      return codes.map((zarCode) => {
        const { title, suburb, city, province, ownerId, creatorId, createdAt, updatedAt } = zarCode;
        const area = { title, suburb, city, province, ownerId, creatorId, createdAt, updatedAt };
        // Of a code that is not public an export has no place (docs/product/privacy.md).
        const isWhole = viewOf(zarCode, anyAdmin) === 'whole';
        const place = isWhole ? zarCode : noPlace;
        const { description, addressLine1, addressLine2, latitude, longitude } = place;
        return {
          ...area,
          zarcode: formatCode(zarCode.code),
          description,
          addressLine1,
          addressLine2,
          latitude,
          longitude,
        };
      });
    },
  },
  payments: {
    kind: 'PAYMENTS',
    async read(table, rows) {
      const payments = await getPayments(table, rows.map(idOfRow));
      return payments.map((payment) => ({
        id: payment.id,
        status: payment.status,
        mode: payment.mode,
        kind: payment.purchase.kind,
        amount: cents(payment.amountCents),
        vat: cents(payment.vatCents),
        fee: cents(payment.feeCents),
        net: cents(payment.netCents),
        voucherCode: payment.voucherCode,
        userId: payment.userId,
        zarcode: payment.code,
        bundleId: payment.bundleId,
        pfPaymentId: payment.pfPaymentId,
        invoiceNumber: payment.invoiceNumber,
        createdAt: payment.createdAt,
        completedAt: payment.completedAt,
      }));
    },
  },
  messages: {
    kind: 'MESSAGES',
    async read(table, rows) {
      const messages = await getMessages(table, rows);
      return messages.map((message) => ({ ...message, userId: message.userId }));
    },
  },
  expenses: {
    kind: 'EXPENSES',
    async read(table, rows) {
      const expenses = await getExpenses(table, rows);
      return expenses.map(({ amountCents, vatCents, slip, ...columns }) => ({
        ...columns,
        slip: slip?.name,
        amount: amountString(amountCents),
        vat: amountString(vatCents),
      }));
    },
  },
  creators: { kind: 'CREATORS', read: getListedCreators },
  vouchers: {
    kind: 'VOUCHERS',
    async read(table, rows) {
      const vouchers = await getVouchers(table, rows);
      const uses = await getUsesOfAll(
        table,
        vouchers.map(({ code }) => code),
      );
      return vouchers.map(({ amountOffCents, minTotalCents, ...columns }) => ({
        ...columns,
        percentOff: columns.percentOff,
        amountOff: cents(amountOffCents),
        minTotal: cents(minTotalCents),
        maxUses: columns.maxUses,
        maxUsesPerUser: columns.maxUsesPerUser,
        uses: uses.get(columns.code),
      }));
    },
  },
  requests: {
    kind: 'REQUESTS',
    async read(table, rows) {
      const requests = await getListedRequests(table, rows);
      return requests.map((request) => ({
        ...request,
        zarcode: formatCode(request.code),
        ...(request.status === 'pending'
          ? { decidedAt: undefined, decidedBy: undefined, note: undefined }
          : { decidedAt: statusSince(request), decidedBy: request.decidedBy, note: request.note }),
      }));
    },
  },
  audit: {
    kind: 'AUDIT',
    async read(table, rows) {
      const entries = await getAuditEntries(table, rows);
      return entries.map((entry) => ({
        ...entry,
        userId: entry.userId,
        reason: entry.reason,
        changes: JSON.stringify(entry.changes),
      }));
    },
  },
};
