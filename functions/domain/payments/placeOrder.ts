import type { Payment, Purchase } from '#functions/data/payments.ts';
import { getPriceCents, type Settings } from '#functions/data/settings.ts';
import type { User } from '#functions/data/users.ts';
import { acceptVoucher } from '#functions/domain/vouchers/acceptVoucher.ts';
import { acceptPlace } from '#functions/domain/zarcodes/acceptPlace.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Order } from '#shared/contract/payments.ts';
import { bundlePriceCents, payableCents, vatIncludedCents, voucherPriceCents } from '#shared/domain/money.ts';
import { requirePayments } from './requirePayments.ts';

/** @throws 422 where the place can't have a code. */
export function purchaseOf({ zarcode, bundle }: Order): Purchase {
  if (zarcode !== undefined) return { kind: 'code', place: acceptPlace(zarcode) };
  if (bundle !== undefined) return { kind: 'bundle', size: bundle };
  throw new Error('An order needs a code or a bundle');
}

interface NewOrder {
  readonly user: Pick<User, 'id' | 'role'>;
  readonly purchase: Purchase;
  readonly voucherCode: string | undefined;
  readonly settings: Settings;
}

/**
 * A payment at the current price, not stored yet.
 * @throws 422 where the voucher is unknown or not valid now, 429 after too many vouchers, 503 while payments are
 * not possible.
 */
export async function placeOrder(deps: Dependencies, order: NewOrder): Promise<Payment> {
  const { purchase, settings, voucherCode, user } = order;
  const userId = user.id;
  const mode = await requirePayments(deps.config, settings, user.role);
  const [priceCents, voucher] = await Promise.all([
    getPriceCents(deps.table),
    voucherCode ? acceptVoucher(deps, { userId, code: voucherCode, field: 'voucherCode' }) : null,
  ]);
  const fullCents = purchase.kind === 'bundle' ? bundlePriceCents(priceCents, purchase.size) : priceCents;
  const amountCents = payableCents(voucherPriceCents(fullCents, voucher?.percentOff ?? 0));
  return {
    id: deps.newId('pay'),
    userId,
    status: 'pending',
    mode,
    purchase,
    amountCents,
    vatCents: settings.vatRegistered ? vatIncludedCents(amountCents, settings.vatRate) : 0,
    ...(voucherCode ? { voucherCode: voucherCode.toUpperCase() } : {}),
    createdAt: deps.now().toISOString(),
  };
}
