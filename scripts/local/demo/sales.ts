/** What the customers of the demo data buy in a year, the same on every machine. */
import type { Payment, Purchase } from '#functions/data/payments.ts';
import { bundlePriceCents, codePriceCents, voucherPriceCents } from '#shared/domain/money.ts';
import { ownerOfCode } from '../demoOwners.ts';
import { type DemoCode, demoCodes } from './codes.ts';
import { type Customer, customerAt, demoCustomers } from './customers.ts';
import { seededRandom } from './random.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What one code cost, and since when. */
export const demoPrices = [
  { amountCents: 1500, ageMs: 360 * dayMs },
  { amountCents: 1700, ageMs: 240 * dayMs },
  { amountCents: codePriceCents, ageMs: 110 * dayMs },
] as const;

const priceAt = (ageMs: number): number =>
  demoPrices.findLast((price) => price.ageMs >= ageMs)?.amountCents ?? demoPrices[0].amountCents;

export interface Sale {
  /** A part of its ids. */
  readonly name: string;
  readonly userId: string;
  readonly ageMs: number;
  readonly purchase: Purchase;
  readonly amountCents: number;
  readonly status: Payment['status'];
  readonly voucherCode?: string;
  /** What it was for, or what the bundle was used for. */
  readonly codes: readonly DemoCode[];
  readonly refundedCents?: number;
}

const voucher = 'FIRST50';
const voucherEvery = 17;
const refundEvery = 41;

/** Codes that were paid for one by one. */
function codeSales(codes: readonly DemoCode[]): Sale[] {
  return codes.map((code, index) => {
    const price = priceAt(code.ageMs);
    const common = {
      name: `Sale${String(index).padStart(4, '0')}`,
      userId: ownerOfCode(code).ownerId,
      ageMs: code.ageMs,
      purchase: { kind: 'code', place: code.place },
      status: 'complete',
      codes: [code],
    } as const;
    if (index % voucherEvery === 5)
      return { ...common, amountCents: voucherPriceCents(price, 50), voucherCode: voucher };
    return { ...common, amountCents: price, ...(index % refundEvery === 20 && { refundedCents: price }) };
  });
}

/** A bundle for each person with codes from one, bought just before the first of them. */
function usedBundles(codes: readonly DemoCode[]): Sale[] {
  const byOwner = Map.groupBy(codes, (code) => ownerOfCode(code).ownerId);
  return [...byOwner].flatMap(([userId, own]) => {
    const sorted = own.toSorted((one, other) => other.ageMs - one.ageMs);
    const [first] = sorted;
    if (first === undefined) return [];
    const size = sorted.length > 5 ? 10 : 5;
    return [bundle(`Used${userId.slice(-4)}`, { userId, size, ageMs: first.ageMs + hourMs }, sorted)];
  });
}

const newBundles = 150;

/** Bundles that wait to be used, more of them in each month; some orders were not paid. */
function unusedBundles(customers: readonly Customer[]): Sale[] {
  return Array.from({ length: newBundles }, (_, index) => {
    const random = seededRandom(`bundle ${index}`);
    const ageMs = (1 - Math.sqrt((index + random.number()) / newBundles)) * 330 * dayMs;
    const buyer = customerAt(customers, ageMs + hourMs, random.number());
    const size = random.number() < 0.6 ? 10 : 5;
    const order = { userId: buyer?.id ?? '', size, ageMs } as const;
    const made = bundle(`New${String(index).padStart(4, '0')}`, order, []);
    const notPaid = ([['expired'], ['failed'], ['cancelled']] as const)[index % 30];
    if (notPaid !== undefined) return { ...made, status: notPaid[0] };
    // A part of it was paid back.
    return index % 50 === 44 ? { ...made, refundedCents: 2000 } : made;
  }).filter(({ userId }) => userId !== '');
}

function bundle(
  name: string,
  { userId, size, ageMs }: { userId: string; size: 5 | 10; ageMs: number },
  codes: readonly DemoCode[],
): Sale {
  const amountCents = bundlePriceCents(priceAt(ageMs), size);
  return { name, userId, ageMs, purchase: { kind: 'bundle', size }, amountCents, status: 'complete', codes };
}

export function demoSales(): Sale[] {
  const customers = demoCustomers();
  const ids = new Set(customers.map(({ id }) => id));
  const owned = demoCodes().filter((code) => ids.has(ownerOfCode(code).ownerId));
  const byKind = Map.groupBy(owned, (code) => ownerOfCode(code).kind);
  return [
    ...codeSales(byKind.get('paid') ?? []),
    ...usedBundles(byKind.get('bundle') ?? []),
    ...unusedBundles(customers),
  ];
}
