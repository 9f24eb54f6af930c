import { writeOrderOpened } from '#functions/data/openOrders.ts';
import { type Payment, type Purchase, writeNewPayment } from '#functions/data/payments.ts';
import type { Write } from '#functions/data/transact.ts';
import type { Voucher } from '#functions/data/vouchers.ts';
import { writeUseTaken } from '#functions/data/voucherUses.ts';
import { acceptVoucher } from '#functions/domain/vouchers/acceptVoucher.ts';
import { voucherUseOf } from '#functions/domain/vouchers/voucherUseOf.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { discountedCents, payableCents, vatIncludedCents } from '#shared/domain/money.ts';
import { fullPriceCents } from './fullPrice.ts';
import type { OrderTerms } from './readOrderTerms.ts';
import { requirePayments } from './requirePayments.ts';

interface NewOrder extends Pick<OrderTerms, 'user' | 'settings' | 'price'> {
  readonly purchase: Purchase;
  readonly voucherCode: string | undefined;
}

interface PlacedOrder {
  readonly payment: Payment;
  /** Store it and take the use of its voucher. */
  readonly writes: readonly Write[];
}

/**
 * A payment at the current price, not stored yet.
 * @throws 422 where the voucher can't be used for it, 429 after too many vouchers, 503 while payments are
 * not possible.
 */
export async function placeOrder(deps: Dependencies, order: NewOrder): Promise<PlacedOrder> {
  const { purchase, settings, price, voucherCode, user } = order;
  const userId = user.id;
  const mode = await requirePayments(deps.config, settings, user.role);
  const totalCents = fullPriceCents(price, purchase);
  const bought = { kind: purchase.kind, totalCents };
  const voucher = voucherCode
    ? await acceptVoucher(deps, { userId, code: voucherCode, field: 'voucherCode', bought })
    : null;
  const amountCents = payableCents(discountedCents(totalCents, voucher ?? {}));
  const payment: Payment = {
    id: deps.newId('pay'),
    userId,
    status: 'pending',
    mode,
    ...(mode === 'payfast' && settings.payFastSandbox && { sandbox: true as const }),
    purchase,
    amountCents,
    vatCents: settings.vatRegistered ? vatIncludedCents(amountCents, settings.vatRate) : 0,
    ...(voucher !== null && {
      voucherCode: voucher.code,
      voucherUse: { ofAll: voucher.maxUses !== undefined },
    }),
    createdAt: deps.now().toISOString(),
  };
  return { payment, writes: orderWrites(payment, voucher) };
}

function orderWrites(payment: Payment, voucher: Voucher | null): Write[] {
  const use = voucherUseOf(payment);
  return [
    writeNewPayment(payment),
    writeOrderOpened(payment),
    ...(use === null || voucher === null ? [] : writeUseTaken(use, voucher)),
  ];
}
