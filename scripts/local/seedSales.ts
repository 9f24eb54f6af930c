/** A year of sales to the customers of the demo data. */
import { writeNewBundle } from '#functions/data/bundles.ts';
import { writeLedgerEntry } from '#functions/data/ledger.ts';
import { type Payment, writeNewPayment } from '#functions/data/payments.ts';
import { writeNewRefund } from '#functions/data/refunds.ts';
import type { Table } from '#functions/data/table.ts';
import { writeToCredit } from '#functions/data/toCredit.ts';
import { transactIfAllowed, type Write } from '#functions/data/transact.ts';
import { writeUseTaken } from '#functions/data/voucherUses.ts';
import { demoSales, type Sale } from './demo/sales.ts';
import { idOf } from './demoOrders.ts';
import { codeOf } from './seedCodes.ts';

/** DynamoDB's limit of a transaction. */
const maxWrites = 100;

interface Seeded {
  readonly startedAt: Date;
  /** Who pays money back. */
  readonly adminId: string;
}

/** The batches are the same at every start, so what an interrupted one has written is refused as a whole. */
export async function seedSales(table: Table, seeded: Seeded): Promise<void> {
  let batch: Write[] = [];
  for (const sale of demoSales()) {
    const writes = writesOf(sale, seeded);
    // A voucher's uses are one item, which a transaction may change once.
    if (sale.voucherCode !== undefined) await transactIfAllowed(table, writes);
    else if (batch.length + writes.length > maxWrites) {
      await transactIfAllowed(table, batch);
      batch = writes;
    } else batch.push(...writes);
  }
  if (batch.length > 0) await transactIfAllowed(table, batch);
}

function writesOf(sale: Sale, { startedAt, adminId }: Seeded): Write[] {
  const at = (ageMs: number) => new Date(startedAt.getTime() - ageMs).toISOString();
  const { name, userId, purchase, amountCents, ageMs, voucherCode, codes } = sale;
  const order: Payment = {
    id: idOf('pay', name),
    userId,
    status: sale.status,
    mode: 'mock',
    purchase,
    amountCents,
    vatCents: 0,
    createdAt: at(ageMs + 60_000),
  };
  if (sale.status !== 'complete') return [writeNewPayment(order)];
  const bundleId = purchase.kind === 'bundle' ? idOf('bnd', name) : undefined;
  const feeCents = feeOf(amountCents);
  const payment: Payment = {
    ...order,
    completedAt: at(ageMs),
    feeCents,
    netCents: amountCents - feeCents,
    ...(bundleId === undefined ? codes.slice(0, 1).map(codeField)[0] : { bundleId }),
    ...(voucherCode !== undefined && { voucherCode, voucherUse: { ofAll: true } }),
    ...refundFields(sale, at),
  };
  const sold = bundleId === undefined ? 'codeSale' : 'bundleSale';
  return [
    writeNewPayment(payment),
    writeLedgerEntry({
      id: idOf('led', name),
      userId,
      at: at(ageMs),
      kind: sold,
      amountCents,
      codes: purchase.kind === 'bundle' ? purchase.size : 0,
      paymentId: payment.id,
      ...(bundleId === undefined ? zarcodeField(sale) : { bundleId }),
    }),
    ...(bundleId === undefined ? [] : bundleWrites(sale, bundleId, at)),
    ...refundWrites(sale, adminId, at),
    ...(voucherCode === undefined ? [] : writeUseTaken({ code: voucherCode, userId, ofAll: true }, {})),
  ];
}

type At = (ageMs: number) => string;

/** About what PayFast takes of a card payment. */
const feeOf = (amountCents: number) => 200 + Math.round(amountCents * 0.035);

const codeField = (code: Sale['codes'][number]) => ({ code: codeOf(code) });
const zarcodeField = ({ codes: [code] }: Sale) => (code === undefined ? {} : { zarcode: codeOf(code) });

function bundleWrites({ name, userId, purchase, ageMs, codes }: Sale, bundleId: string, at: At): Write[] {
  if (purchase.kind !== 'bundle') return [];
  const total = purchase.size;
  return [
    writeNewBundle({ id: bundleId, userId, total, remaining: total - codes.length, createdAt: at(ageMs) }),
    ...codes.map((code, index) =>
      writeLedgerEntry({
        id: idOf('led', `${name}Use${index}`),
        userId,
        at: at(code.ageMs),
        kind: 'bundleDebit',
        amountCents: 0,
        codes: -1,
        bundleId,
        zarcode: codeOf(code),
      }),
    ),
  ];
}

/** Two days later, or a moment after it was bought where that is not over. */
const refundAge = ({ ageMs }: Sale) => Math.max(ageMs - 2 * 86_400_000, ageMs / 2);

function refundFields(sale: Sale, at: At): Partial<Payment> {
  const { refundedCents, amountCents } = sale;
  if (refundedCents === undefined) return {};
  const refunded = refundedCents === amountCents ? 'whole' : 'part';
  return { refundedCents, refundedAt: at(refundAge(sale)), refunded };
}

function refundWrites(sale: Sale, adminId: string, at: At): Write[] {
  const { name, userId, refundedCents } = sale;
  if (refundedCents === undefined) return [];
  const refundedAt = at(refundAge(sale));
  const paymentId = idOf('pay', name);
  return [
    writeNewRefund({
      id: idOf('rfd', name),
      paymentId,
      actorId: adminId,
      status: 'done',
      method: 'manual',
      amountCents: refundedCents,
      reference: `EFT ${name}`,
      withdrawCode: false,
      createdAt: refundedAt,
      refundedAt,
      refundedCents,
      voidedCodes: 0,
    }),
    // It gets its credit note as any refund does.
    writeToCredit({
      refundId: idOf('rfd', name),
      paymentId,
      series: 'TEST-CN',
      amountCents: refundedCents,
      beforeCents: 0,
      refundedAt,
    }),
    writeLedgerEntry({
      id: idOf('led', `${name}Back`),
      userId,
      at: refundedAt,
      kind: 'refund',
      amountCents: -refundedCents,
      codes: 0,
      paymentId,
    }),
  ];
}
