/** What the admins of the demo data did in a year: prices, vouchers, requests and accounts, with their audit. */
import { writeAuditEntry } from '#functions/data/audit.ts';
import { writeChangeRequest, writeDecision } from '#functions/data/changeRequests.ts';
import { getCurrentPrice, writeActivation, writePriceVersion } from '#functions/data/prices.ts';
import type { Table } from '#functions/data/table.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import type { AuditKind } from '#shared/contract/audit.ts';
import type { RouteKey } from '#shared/contract/contract.ts';
import { defaultPercentOff } from '#shared/domain/bundles.ts';
import { demoCodes } from './demo/codes.ts';
import { demoCustomers } from './demo/customers.ts';
import { demoPrices, demoSales } from './demo/sales.ts';
import { idOf } from './demoOrders.ts';
import { ownerOfCode } from './demoOwners.ts';
import { codeOf } from './seedCodes.ts';

const dayMs = 86_400_000;

interface Seeded {
  readonly startedAt: Date;
  readonly adminId: string;
}

interface Act {
  readonly name: string;
  readonly ageMs: number;
  readonly action: RouteKey;
  readonly kind: AuditKind;
  readonly targetId: string;
  readonly field: string;
  readonly from: string | number | boolean | null;
  readonly to: string | number | boolean | null;
  readonly userId?: string;
  readonly reason?: string;
}

const auditOf = ({ startedAt, adminId }: Seeded, { name, ageMs, field, from, to, ...act }: Act) =>
  writeAuditEntry({
    ...act,
    id: idOf('aud', name),
    actorId: adminId,
    createdAt: new Date(startedAt.getTime() - ageMs).toISOString(),
    changes: [{ field, from, to }],
  });

export async function seedHistory(table: Table, seeded: Seeded): Promise<void> {
  await seedPrices(table, seeded);
  await seedDecisions(table, seeded);
  const acts = [...accountActs(), ...refundActs(), ...voucherActs];
  // One that an interrupted start has written is refused.
  for (const act of acts) await transactIfAllowed(table, [auditOf(seeded, act)]);
}

async function seedPrices(table: Table, seeded: Seeded): Promise<void> {
  const at = (ageMs: number) => new Date(seeded.startedAt.getTime() - ageMs).toISOString();
  let previous: Parameters<typeof writeActivation>[0]['previous'];
  for (const [index, { amountCents, ageMs }] of demoPrices.entries()) {
    const name = `Price${index}`;
    const price = {
      id: idOf('prc', name),
      amountCents,
      percentOff: defaultPercentOff,
      createdAt: at(ageMs + dayMs / 24),
      createdBy: seeded.adminId,
    };
    const current = await getCurrentPrice(table);
    await transactIfAllowed(table, [writePriceVersion(price)]);
    const activation = { price, current, previous, at: at(ageMs), by: seeded.adminId };
    const act: Act = {
      name,
      ageMs,
      action: 'prices.activate',
      kind: 'price',
      targetId: price.id,
      field: 'amountCents',
      from: index === 0 ? null : current.amountCents,
      to: amountCents,
    };
    await transactIfAllowed(table, [...writeActivation(activation), auditOf(seeded, act)]);
    previous = { ...price, activatedAt: at(ageMs), activatedBy: seeded.adminId };
  }
}

const reasons = [
  'The entrance is on the other side of the block.',
  'We moved to the shop next door.',
  'The street got a new name.',
  'The pin is on the roof and not at the gate.',
  'Our phone number in the description is old.',
  'The building has a second gate for deliveries.',
  'The title still has the name of the earlier owner.',
  'The pin is on the wrong side of the railway.',
] as const;

/** The first three wait; of the others some were approved and some were not. */
async function seedDecisions(table: Table, seeded: Seeded): Promise<void> {
  const at = (ageMs: number) => new Date(seeded.startedAt.getTime() - ageMs).toISOString();
  const customers = new Set(demoCustomers().map(({ id }) => id));
  const codes = demoCodes()
    .filter((code) => customers.has(ownerOfCode(code).ownerId) && code.ageMs > 40 * dayMs)
    .slice(0, reasons.length);
  for (const [index, demoCode] of codes.entries()) {
    const code = codeOf(demoCode);
    const userId = ownerOfCode(demoCode).ownerId;
    const ageMs = (1 + index * 4) * dayMs;
    const request = {
      id: `chg_${code}${`demo${index}`.padEnd(13, '0')}`,
      userId,
      code,
      reason: reasons[index] ?? reasons[0],
      createdAt: at(ageMs),
      status: 'pending',
      version: 1,
    } as const;
    await transactIfAllowed(table, [writeChangeRequest(request, null)]);
    if (index < 3) continue;
    const decidedAt = at(ageMs - dayMs);
    const decision = {
      decidedBy: seeded.adminId,
      note: index % 3 === 0 ? 'Please send a photo of it first.' : '',
    };
    const decided =
      index % 3 === 0
        ? ({ ...request, ...decision, status: 'rejected', rejectedAt: decidedAt } as const)
        : ({ ...request, ...decision, status: 'approved', approvedAt: decidedAt } as const);
    const act: Act = {
      name: `Decision${index}`,
      ageMs: ageMs - dayMs,
      action: 'changeRequests.decide',
      kind: 'changeRequest',
      targetId: request.id,
      userId,
      field: 'status',
      from: 'pending',
      to: decided.status,
    };
    await transactIfAllowed(table, [writeDecision(decided, request), auditOf(seeded, act)]);
  }
}

const accountActs = (): Act[] =>
  demoCustomers()
    .filter(({ disabled }) => disabled)
    .map(({ id, ageMs }, index) => ({
      name: `Disabled${index}`,
      ageMs: ageMs / 2,
      action: 'users.toggle',
      kind: 'user',
      targetId: id,
      userId: id,
      field: 'disabled',
      from: false,
      to: true,
      reason: 'The same code was bought with a card that was reported as stolen.',
    }));

const refundActs = (): Act[] =>
  demoSales().flatMap(({ name, userId, ageMs, refundedCents }) =>
    refundedCents === undefined
      ? []
      : [
          {
            name: `Refund${name}`,
            ageMs: Math.max(ageMs - 2 * dayMs, ageMs / 2),
            action: 'refunds.create',
            kind: 'payment',
            targetId: idOf('pay', name),
            userId,
            field: 'refundedCents',
            from: 0,
            to: refundedCents,
          } as const,
        ],
  );

const voucherActs: readonly Act[] = ['WELCOME10', 'BUNDLE20', 'FIRST50'].map((code, index) => ({
  name: `Voucher${index}`,
  ageMs: (340 - index * 60) * dayMs,
  action: 'vouchers.create',
  kind: 'voucher',
  targetId: code,
  field: 'code',
  from: null,
  to: code,
}));
