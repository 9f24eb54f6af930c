import { getCurrentPrice } from '#functions/data/prices.ts';
import { fullPriceCents } from '#functions/domain/payments/fullPrice.ts';
import { acceptVoucher } from '#functions/domain/vouchers/acceptVoucher.ts';
import { serializeVoucher } from '#functions/domain/vouchers/serializeVoucher.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { vouchers } from '#shared/contract/vouchers.ts';
import type { BundleSize } from '#shared/domain/bundles.ts';

export const handler = handle('vouchers.validate', vouchers.validate, async (input) => {
  const { body, caller, clientIp, deps } = input;
  await rateLimit(deps, 'voucherAddress', clientIp);
  const { code, ...wanted } = body;
  const bought = await boughtBy(deps, wanted);
  return serializeVoucher(await acceptVoucher(deps, { userId: caller.id, code, field: 'code', bought }));
});

interface Wanted {
  readonly bundle?: BundleSize | undefined;
  readonly zarcode?: true | undefined;
}

async function boughtBy({ table }: Dependencies, { bundle, zarcode }: Wanted) {
  if (bundle === undefined && zarcode === undefined) return undefined;
  const wanted =
    bundle === undefined ? ({ kind: 'code' } as const) : ({ kind: 'bundle', size: bundle } as const);
  return { kind: wanted.kind, totalCents: fullPriceCents(await getCurrentPrice(table), wanted) };
}
