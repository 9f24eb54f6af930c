import {
  type CurrentPrice,
  getCurrentPrice,
  listPriceVersions,
  type PriceVersion,
  writeActivation,
} from '#functions/data/prices.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { PercentOff, Price } from '#shared/domain/bundles.ts';
import { amountString, formatRand } from '#shared/domain/money.ts';

import { percentText } from './percentText.ts';

interface Activation {
  readonly id: string;
  readonly adminId: string;
  /** The price that the admin saw as the current one. */
  readonly replaces?: string | undefined;
  readonly replacesPercentOff?: PercentOff | undefined;
}

/**
 * Makes a price the current one. Orders that were placed before keep theirs.
 * @throws 404; 409 where it counts already, or another one was activated meanwhile.
 */
export async function activatePrice(
  deps: Dependencies,
  { id, adminId, replaces, replacesPercentOff }: Activation,
): Promise<PriceVersion> {
  const { table } = deps;
  const [current, versions] = await Promise.all([getCurrentPrice(table), listPriceVersions(table)]);
  const price = versions.find((version) => version.id === id);
  if (price === undefined) throw new ApiError('not_found', 'Price not found');
  if (current.versionId === id) throw new ApiError('price_active', 'This is already the current price.');
  const isAsSeen =
    (replaces === undefined || replaces === amountString(current.amountCents)) &&
    (replacesPercentOff === undefined || percentText(replacesPercentOff) === percentText(current.percentOff));
  if (!isAsSeen) throw changedMeanwhile(current);

  const at = deps.now().toISOString();
  const previous = versions.find((version) => version.id === current.versionId);
  const isDone = await transactIfAllowed(table, [
    ...writeActivation({ price, current, previous, at, by: adminId }),
    auditEntry(deps, {
      actorId: adminId,
      action: 'prices.activate',
      target: { kind: 'price', id },
      changes: changesOf(['currentPrice', 'percentOff'], auditedPrice(current), auditedPrice(price)),
    }),
  ]);
  if (!isDone) throw changedMeanwhile(await getCurrentPrice(table));
  const { endedAt: _, ...activated } = { ...price, activatedAt: at, activatedBy: adminId };
  return activated;
}

const auditedPrice = ({ amountCents, percentOff }: Price) => ({
  currentPrice: amountString(amountCents),
  percentOff: percentText(percentOff),
});

function changedMeanwhile({ amountCents }: CurrentPrice): ApiError {
  return new ApiError(
    'changed_meanwhile',
    `Another admin has changed the price to ${formatRand(amountCents)} in the meantime. Please look at it again.`,
  );
}
