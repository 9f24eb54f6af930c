import { type PriceVersion, writePriceVersion } from '#functions/data/prices.ts';
import { transact } from '#functions/data/transact.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { amountString } from '#shared/domain/money.ts';

export async function preparePrice(
  deps: Dependencies,
  { amountCents, adminId }: { readonly amountCents: number; readonly adminId: string },
): Promise<PriceVersion> {
  const price: PriceVersion = {
    id: deps.newId('prc'),
    amountCents,
    createdAt: deps.now().toISOString(),
    createdBy: adminId,
  };
  await transact(deps.table, [
    writePriceVersion(price),
    auditEntry(deps, {
      actorId: adminId,
      action: 'prices.create',
      target: { kind: 'price', id: price.id },
      changes: changesOf(['amount'], null, { amount: amountString(amountCents) }),
    }),
  ]);
  return price;
}
