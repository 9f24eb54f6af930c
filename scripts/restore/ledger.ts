/** Whether money and codes agree: the ledger and invoices against orders, bundles and counts; vouchers against orders. */
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { creditProblems, invoiceProblems } from './invoiceNumbers.ts';
import type { StoredItem } from './tableFile.ts';
import { voucherProblems } from './voucherCounts.ts';

const count = { pk: z.string(), sk: z.string(), taken: z.number().int() };

const Entry = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ledger'),
    id: z.string(),
    kind: z.enum(['codeSale', 'bundleSale', 'bundleDebit', 'refundDue', 'refund', 'bundleErased']),
    amountCents: z.number().int(),
    codes: z.number().int(),
    paymentId: z.string().optional(),
    bundleId: z.string().optional(),
  }),
  z.object({ type: z.literal('bundle'), id: z.string(), remaining: z.number().int() }),
  z.object({
    type: z.literal('payment'),
    id: z.string(),
    userId: z.string().default(''),
    status: z.string(),
    amountCents: z.number().int(),
    vatCents: z.number().int().default(0),
    mode: z.string().default('mock'),
    invoiceNumber: z.string().optional(),
    voucherCode: z.string().optional(),
    voucherUse: z.object({ ofAll: z.boolean() }).optional(),
    refundDue: z.literal(true).optional(),
    refundedCents: z.number().int().default(0),
    creditNotes: z.array(z.string()).default([]),
  }),
  z.object({ type: z.literal('toCredit'), paymentId: z.string(), amountCents: z.number().int() }),
  z.object({
    type: z.literal('creditNote'),
    number: z.string(),
    paymentId: z.string(),
    amountCents: z.number().int(),
    vatCents: z.number().int(),
  }),
  z.object({ type: z.literal('toInvoice'), paymentId: z.string() }),
  z.object({
    type: z.literal('invoice'),
    number: z.string(),
    paymentId: z.string(),
    amountCents: z.number().int(),
    vatCents: z.number().int(),
  }),
  z.object({ type: z.literal('numbers'), pk: z.string(), last: z.number().int() }),
  z.object({ type: z.literal('openOrder'), paymentId: z.string() }),
  z.object({ type: z.literal('voucherUses'), ...count }),
  z.object({ type: z.literal('personalUses'), ...count }),
  z.object({
    type: z.literal('zarcode'),
    code: z.string(),
    ownerId: z.string(),
    creatorId: z.string().optional(),
  }),
  z.object({ type: z.literal('claimedCode'), pk: z.string(), creatorId: z.string().optional() }),
  z.object({
    type: z.literal('counts'),
    pk: z.string(),
    total: z.number().int().default(0),
    creatorTotal: z.number().int().default(0),
    claimedTotal: z.number().int().default(0),
    /** A creator's private codes are counted apart. */
    'private:total': z.number().int().default(0),
  }),
]);
type Entry = z.output<typeof Entry>;
type Of<T extends Entry['type']> = Extract<Entry, { type: T }>;

const checkedTypes = new Set([
  'ledger',
  'bundle',
  'payment',
  'toInvoice',
  'invoice',
  'toCredit',
  'creditNote',
  'numbers',
  'openOrder',
  'voucherUses',
  'personalUses',
  'zarcode',
  'claimedCode',
  'counts',
]);

/** The items that take part in this, of any type of item. */
export async function entriesOf(items: AsyncIterable<StoredItem>): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const item of items) {
    if (checkedTypes.has(item['type']?.S ?? '')) entries.push(Entry.parse(unmarshall(item)));
  }
  return entries;
}

export interface LedgerFindings {
  readonly salesCents: number;
  /** Sentences; none where everything agrees. */
  readonly problems: readonly string[];
}

export function checkLedger(entries: readonly Entry[]): LedgerFindings {
  const ofType = <T extends Entry['type']>(type: T) =>
    entries.filter((entry): entry is Of<T> => entry.type === type);
  const ledger = ofType('ledger');
  return {
    salesCents: ledger.reduce((sum, { amountCents }) => sum + amountCents, 0),
    problems: [
      ...bundleProblems(ofType('bundle'), ledger),
      ...orderProblems(ofType('payment'), ledger),
      ...refundProblems(ofType('payment'), ledger),
      ...creditProblems({
        payments: ofType('payment'),
        notes: ofType('creditNote'),
        waiting: ofType('toCredit'),
      }),
      ...invoiceProblems({
        payments: ofType('payment'),
        invoices: ofType('invoice'),
        notes: ofType('creditNote'),
        waiting: new Set(ofType('toInvoice').map(({ paymentId }) => paymentId)),
        counters: ofType('numbers'),
      }),
      ...countProblems(ofType('counts'), ofType('zarcode'), ofType('claimedCode')),
      ...voucherProblems(ofType('payment'), new Set(ofType('openOrder').map(({ paymentId }) => paymentId)), [
        ...ofType('voucherUses'),
        ...ofType('personalUses'),
      ]),
    ],
  };
}

/** What was bought less what was used is what is left. */
function bundleProblems(bundles: readonly Of<'bundle'>[], ledger: readonly Of<'ledger'>[]): string[] {
  const left = new Map<string, number>();
  for (const { bundleId, codes } of ledger) {
    if (bundleId !== undefined) left.set(bundleId, (left.get(bundleId) ?? 0) + codes);
  }
  const known = new Set(bundles.map(({ id }) => id));
  return [
    ...bundles
      .filter(({ remaining }) => remaining < 0)
      .map(({ id, remaining }) => `${id} has ${remaining} codes left`),
    ...bundles
      .filter(({ id, remaining }) => left.get(id) !== remaining)
      .map(
        ({ id, remaining }) => `${id} has ${remaining} codes left, and ${left.get(id) ?? 'no'} by the ledger`,
      ),
    // An erased one is gone, with what was left of it written off.
    ...[...left]
      .filter(([id, codes]) => !known.has(id) && codes !== 0)
      .map(([id]) => `${id} is in the ledger, but there is no such bundle`),
  ];
}

/** Every complete order has one sale of its amount, and every sale its complete order. */
function orderProblems(payments: readonly Of<'payment'>[], ledger: readonly Of<'ledger'>[]): string[] {
  const sales = Map.groupBy(
    ledger.filter(({ paymentId, kind }) => paymentId !== undefined && kind !== 'refund'),
    ({ paymentId }) => paymentId ?? '',
  );
  const complete = new Map(
    payments.filter(({ status }) => status === 'complete').map((each) => [each.id, each]),
  );
  return [
    ...[...complete.values()].flatMap(({ id, amountCents }) => {
      const found = (sales.get(id) ?? []).map((sale) => sale.amountCents);
      return found.length === 1 && found[0] === amountCents
        ? []
        : [`${id} was paid with ${amountCents} cents; the ledger has ${found.join(' and ') || 'nothing'}`];
    }),
    ...[...sales.keys()]
      .filter((id) => !complete.has(id))
      .map((id) => `${id} is sold by the ledger, but not paid`),
  ];
}

/** What the ledger says went back of each payment is what the payment says, and no more than was paid. */
function refundProblems(payments: readonly Of<'payment'>[], ledger: readonly Of<'ledger'>[]): string[] {
  const back = new Map<string, number>();
  for (const { paymentId = '', amountCents } of ledger.filter(({ kind }) => kind === 'refund')) {
    back.set(paymentId, (back.get(paymentId) ?? 0) - amountCents);
  }
  return payments
    .filter(
      ({ id, refundedCents, amountCents }) =>
        (back.get(id) ?? 0) !== refundedCents || refundedCents > amountCents,
    )
    .map(
      ({ id, refundedCents }) =>
        `${id} was refunded ${refundedCents} cents, and ${back.get(id) ?? 0} by the ledger`,
    );
}

/** The counts of each person and each creator are the number of codes that they have, and of those that others claimed. */
function countProblems(
  counts: readonly Of<'counts'>[],
  codes: readonly Of<'zarcode'>[],
  claimed: readonly Of<'claimedCode'>[],
): string[] {
  const claimedOf = Map.groupBy(claimed, ({ pk, creatorId }) => creatorId ?? pk.slice(pk.indexOf('#') + 1));
  const counted = Map.groupBy(codes, ({ ownerId, creatorId }) => creatorId ?? ownerId);
  const made = Map.groupBy(
    codes.filter(({ creatorId }) => creatorId !== undefined),
    ({ ownerId }) => ownerId,
  );
  return counts.flatMap(({ pk, creatorTotal, claimedTotal, ...sums }) => {
    const total = sums.total + sums['private:total'];
    // `USER#usr_…` in a backup from before migration 0001.
    const id = pk.slice(pk.indexOf('#') + 1);
    const [has, asCreator] = [counted.get(id)?.length ?? 0, made.get(id)?.length ?? 0];
    const handedOn = claimedOf.get(id)?.length ?? 0;
    return [
      ...(has === total ? [] : [`${pk} is counted ${total} codes and has ${has}`]),
      ...(asCreator === creatorTotal
        ? []
        : [`${pk} is counted ${creatorTotal} codes as a creator and has ${asCreator}`]),
      ...(handedOn === claimedTotal
        ? []
        : [`${pk} is counted ${claimedTotal} claimed codes and has ${handedOn}`]),
    ];
  });
}
