import { getCurrentPrice, type PriceVersion, writePriceVersion } from '#functions/data/prices.ts';
import { transact } from '#functions/data/transact.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { PercentOff } from '#shared/domain/bundles.ts';
import { amountString } from '#shared/domain/money.ts';

import { percentText } from './percentText.ts';

interface NewPrice {
  readonly amountCents: number;
  /** Default: as it is now. */
  readonly percentOff: PercentOff | undefined;
  readonly adminId: string;
}

export async function preparePrice(
  deps: Dependencies,
  { amountCents, percentOff, adminId }: NewPrice,
): Promise<PriceVersion> {
  const price: PriceVersion = {
    id: deps.newId('prc'),
    amountCents,
    percentOff: percentOff ?? (await getCurrentPrice(deps.table)).percentOff,
    createdAt: deps.now().toISOString(),
    createdBy: adminId,
  };
  await transact(deps.table, [
    writePriceVersion(price),
    auditEntry(deps, {
      actorId: adminId,
      action: 'prices.create',
      target: { kind: 'price', id: price.id },
      changes: changesOf(['amount', 'percentOff'], null, {
        amount: amountString(amountCents),
        percentOff: percentText(price.percentOff),
      }),
    }),
  ]);
  return price;
}
