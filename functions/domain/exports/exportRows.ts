import { getAuditEntries } from '#functions/data/audit.ts';
import type { TimeKind } from '#functions/data/byTime.ts';
import type { TimeRow } from '#functions/data/listByTime.ts';
import { getMessages } from '#functions/data/messages.ts';
import { getPayments } from '#functions/data/payments.ts';
import type { Table } from '#functions/data/table.ts';
import { getUser } from '#functions/data/users.ts';
import { getZarCodes } from '#functions/data/zarcodes.ts';
import type { ExportKind, exportColumns } from '#shared/contract/exports.ts';
import { amountString } from '#shared/domain/money.ts';

type Value = string | number | boolean | undefined;
export type ExportRow = Readonly<Record<string, Value>>;
/** Every column of a kind. */
type RowOf<K extends ExportKind> = Readonly<Record<(typeof exportColumns)[K][number], Value>>;

interface Source<K extends ExportKind> {
  readonly kind: TimeKind;
  /** The things of some rows of the list; without those that were deleted since. */
  readonly read: (table: Table, rows: readonly TimeRow[]) => Promise<RowOf<K>[]>;
}

const idOf = ({ pk }: TimeRow) => pk.slice(pk.indexOf('#') + 1);
const cents = (amount: number | undefined) => (amount === undefined ? undefined : amountString(amount));

/** Where what is exported comes from. */
export const exportSources: { readonly [K in ExportKind]: Source<K> } = {
  users: {
    kind: 'USERS',
    async read(table, rows) {
      const users = await Promise.all(rows.map((row) => getUser(table, idOf(row))));
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
      const codes = await getZarCodes(table, rows.map(idOf));
      return codes.map(({ code, ...columns }) => ({
        ...columns,
        zarcode: `${code.slice(0, 3)}-${code.slice(3)}`,
        creatorId: columns.creatorId,
        updatedAt: columns.updatedAt,
      }));
    },
  },
  payments: {
    kind: 'PAYMENTS',
    async read(table, rows) {
      const payments = await getPayments(table, rows.map(idOf));
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
